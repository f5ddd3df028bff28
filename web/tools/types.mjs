// Writes src/wire/messages.ts and src/wire/api.ts from docs/api, or with --check tells whether they are as it says.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'json-schema-to-typescript'
import openapiTS, { astToString } from 'openapi-typescript'
import { ROOT } from './sources.mjs'

const HEAD = '// Made by `npm run types` from docs/api. Do not edit.\n\n'

/** @param {string} name */
const described = (name) => JSON.parse(readFileSync(join(ROOT, 'docs/api', name), 'utf-8'))

async function messages() {
  const schema = described('messages.schema.json')
  for (const one of Object.values(schema.$defs)) {
    delete one.discriminator // the types themselves are told apart by `type`
    if (one.properties) one.additionalProperties = false
  }
  const types = await compile(schema, 'Message', { bannerComment: '', style: { semi: false, singleQuote: true } })
  const closing = JSON.stringify(schema['x-close-codes'], null, 2).replaceAll('"', "'")
  return `${HEAD}export const PROTOCOL = ${schema['x-protocol']}\n\nexport const CLOSE_CODES = ${closing} as const\n\n${types}`
}

async function api() {
  return HEAD + astToString(await openapiTS(described('openapi.json'), { defaultNonNullable: false }))
}

const files = { 'messages.ts': await messages(), 'api.ts': await api() }
let stale = 0
for (const [name, text] of Object.entries(files)) {
  const path = join(ROOT, 'web/src/wire', name)
  if (!process.argv.includes('--check')) writeFileSync(path, text)
  else if (readFileSync(path, 'utf-8') !== text) {
    console.error(`web/src/wire/${name} is stale: run npm run types`)
    stale = 1
  }
}
process.exit(stale)
