// What the server tells anew is mostly what it told before. Where nothing has changed the old object stays, so that
// whatever was drawn from it is known to be still true.

/** The same as `now`, made of as much of `before` as is equal. `now` is nobody else's yet, and may be changed. */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return now
  if (Array.isArray(before) !== Array.isArray(now)) return now
  const old = before as Record<string, unknown>
  const fresh = now as Record<string, unknown>
  const names = Object.keys(fresh)
  let equal = names.length === Object.keys(old).length
  for (const name of names) {
    fresh[name] = shared(old[name], fresh[name])
    equal &&= name in old && old[name] === fresh[name]
  }
  return equal ? (before as T) : now
}
