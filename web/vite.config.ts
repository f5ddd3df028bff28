import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
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

/** Names that stay the same from build to build keep changes small: the file's own path, not its content. */
function chunkName(module: string | null, name: string): string {
  if (module === null) return `assets/${name}.js`
  const path = relative(ROOT, module.split('?')[0]!).replaceAll('\\', '/')
  if (path.startsWith(TEXTS)) return `texts/${path.slice(TEXTS.length).replace(/\.ftl$/, '')}.js`
  const own = path.startsWith('web/src/') ? path.slice('web/src/'.length).replace(/\.[\w.]+$/, '') : name
  return `assets/${own.replaceAll('/', '-')}.js`
}

export default defineConfig({
  base: '/web/', // everything but the page itself lies below this address
  plugins: [svelte(), buildSheet()],
  define: { __BUILD__: JSON.stringify(BUILD) },
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
        codeSplitting: { groups: [{ name: 'libraries', test: /node_modules/ }] },
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
