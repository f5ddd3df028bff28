/** Bots are told apart by the number at the end of their name, which must be seen however narrow it is. */
export function numbered(name: string): readonly [called: string, number: string] {
  const [, called = '', number = ''] = /^(.*?)(\s\d+)?$/u.exec(name) ?? []
  return [called, number]
}
