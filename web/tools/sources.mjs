// The fingerprint of everything that the bundle is made from. tools/web_sources.py reckons the same without Node.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @type {{ paths: string[], texts: string, names: string[] }} */
const { paths, texts, names } = JSON.parse(readFileSync(join(ROOT, 'web/sources.json'), 'utf-8'))

/** All files under a path, each with its way from the project's folder.
 * @param {string} path
 * @returns {string[]} */
function under(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path]
  return readdirSync(join(ROOT, path)).flatMap((name) => under(`${path}/${name}`))
}

export function sources() {
  const named = new RegExp(`/(?:${names.join('|').replaceAll('.', '\\.').replaceAll('*', '\\w*')})$`)
  const spoken = under(texts).filter((path) => named.test(path))
  return [...paths.flatMap(under), ...spoken].sort()
}

/** @param {string | Buffer} data */
const hash = (data) => createHash('sha256').update(data).digest('hex')

export function fingerprint() {
  return hash(sources().map((path) => `${hash(readFileSync(join(ROOT, path)))}  ${path}\n`).join(''))
}
