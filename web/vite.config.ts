import { FluentResource } from '@fluent/bundle'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ROOT, fingerprint } from './tools/sources.mjs'

const BUILD = fingerprint()
const TEXTS = 'src/underkeep/texts/'

/** Tells a Python test whether the bundle is as fresh as its sources, and a page whether it is the server's. */
const buildSheet = (): Plugin => ({
  name: 'build-sheet',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'build.json', source: `${JSON.stringify({ sources: BUILD })}\n` })
    const fonts = join(ROOT, 'web/src/assets/fonts')
    for (const name of readdirSync(fonts).filter((one) => one.startsWith('LICENSE'))) {
      this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source: readFileSync(join(fonts, name)) })
    }
  },
})

/** Nearly all of a file is called as soon as it is there: browsers that understand this read it whole while it still comes. */
const readWhole = (): Plugin => ({
  name: 'read-whole',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})

/** What a game's table says may stand in several files, which come as one. A lobby finds its part of it among the words that
 *  only the page says, too. */
function besides(path: string, query: string | undefined): string[] {
  const folder = dirname(path)
  if (basename(path) !== 'table.ftl' || query === 'raw' || relative(join(ROOT, TEXTS), folder).split(/[\\/]/).length !== 2) return []
  const apart = query === 'offer' ? /^(?:cards.*|rules|lessons|table)\.ftl$/ : /^(?:cards.*|rules|lessons|table|web)\.ftl$/
  return readdirSync(folder).filter((name) => name.endsWith('.ftl') && !apart.test(name)).sort().map((name) => join(folder, name))
}

const messages = (text: string): string[] => text.split(/^(?=[\w-])/m)
const uncommented = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')

/** How each game is called, and a line about it: said by its own words, and wanted wherever games stand side by side. */
function gamesOf(language: string): string {
  const folders = readdirSync(language, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => join(language, name)).sort()
  const texts = folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort().map((name) => readFileSync(join(folder, name), 'utf-8')))
  return texts.flatMap((text) => messages(uncommented(text)).filter((one) => one.startsWith('game-'))).join('')
}

/** Texts as `?words`: read already, so that no page has to. With `?offer`, only what a lobby says of a game and its
 *  settings. With `?raw`, for pages that show them as they are written, but for what only translators read. */
const readTexts = (): Plugin => ({
  name: 'read-texts',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?')
    if (!path!.endsWith('.ftl')) return null
    const text = [path!, ...besides(path!, query)].map((one) => readFileSync(one, 'utf-8')).join('\n')
    const spoken = uncommented(text) + (relative(join(ROOT, TEXTS), path!).split(/[\\/]/).slice(1).join() === 'web.ftl' ? gamesOf(dirname(path!)) : '')
    if (query === 'raw') return `export default ${JSON.stringify(path!.endsWith('rules.ftl') ? text : spoken)}` // the page of rules shows those headings
    const wanted = query === 'offer' ? messages(spoken).filter((one) => /^(?:setting|value|lobby|page)-/.test(one)).join('') : spoken
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(wanted).body))})`
  },
})

/** Names that stay the same from build to build keep changes small: the file's own path, not its content. */
function chunkName(module: string | null, name: string): string {
  if (module === null) return `assets/${name}.js`
  const [file, as] = module.split('?')
  const path = relative(ROOT, file!).replaceAll('\\', '/')
  if (path.startsWith(TEXTS)) {
    const text = path.slice(TEXTS.length, -'.ftl'.length)
    return `texts/${as === 'offer' ? text.replace(/table$/, 'offer') : as === 'raw' ? `${text}-as-written` : text}.js`
  }
  const own = path.startsWith('web/src/') ? path.slice('web/src/'.length).replace(/\.[\w.]+$/, '') : name
  return `assets/${own.replaceAll('/', '-')}.js`
}

export default defineConfig({
  base: '/web/', // everything but the page itself lies below this address
  plugins: [svelte(), readTexts(), buildSheet(), readWhole()],
  define: { __BUILD__: JSON.stringify(BUILD) },
  // The server adds to every address in the page which bundle it is; what the files say of each other needs no more.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/web/${name}` : { relative: true }) },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/underkeep/web',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the policy for content allows no data: addresses
    sourcemap: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId, chunk.name),
        assetFileNames: 'assets/[name][extname]',
        // Each request costs as much as a small component: what the lobby needs anyway comes in few files.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/ },
            { name: 'art', test: /web\/src\/art\// },
            { name: 'offers', test: /web\/src\/games\/\w+\/offer/ },
            { name: 'shell', test: /web\/src\/(?:(?:app|words|wire)\/|games\/index|table\/expecting|lobby\/(?:faults|Masthead)|pages\/Page)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [ROOT] },
    proxy: {
      '/api': 'http://localhost:8400',
      '/ws': { target: 'ws://localhost:8400', ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
})
