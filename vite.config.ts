import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedApi } from './mocks/kernel/server/plugin.ts'
import { chunkGroups, compileHint } from './src/app/build/chunks.ts'
import { scopedName } from './src/app/build/classNames.ts'
import { firstPaint } from './src/app/build/firstPaint.ts'
import { htmlSinks } from './src/app/build/htmlSinks.ts'
import { inlineEndpoints } from './src/app/build/inlineEndpoints.ts'
import { leanAxios } from './src/app/build/leanAxios.ts'
import { thirdParty } from './src/app/build/release/thirdParty.ts'
import { versionFile } from './src/app/build/release/versionFile.ts'
import { gatewayProxy, hostsOf, servedSite } from './src/app/build/servedSite.ts'
import { staticAntd } from './src/app/build/staticAntd.ts'
import { zipInPage } from './src/app/build/zipInPage.ts'
import { antdTheme } from './src/app/theme/antdTheme.ts'
import { customProperties, paletteCss, palettes } from './src/app/theme/palette.ts'
import { readVariant } from './src/domain/site/variant.ts'
import { projects } from './tests/projects.ts'

/** The gateway that `/api` is proxied to; without it the embedded API answers. */
const target = process.env.API_TARGET
const variants = (['material', 'supplier'] as const).map((mode) =>
  readVariant(mode, loadEnv(mode, process.cwd(), 'VITE_')),
)
const ROUTER = 'node_modules/react-router/dist/production/index.mjs'

/** The path of a host that the site is served under, e.g. `/supplier/`. */
const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')
const server = {
  port: Number(process.env.PORT ?? 10002),
  strictPort: true,
  host: true,
  allowedHosts: hostsOf(variants),
  ...(target ? { proxy: { [`${base}api`]: gatewayProxy(target, base) } } : {}),
}

export default defineConfig(({ mode }) => ({
  base,
  // The aliases of tsconfig.json, one per layer.
  resolve: {
    tsconfigPaths: true,
    // The package itself names its development build, with its warnings, for every bundler.
    alias: [{ find: /^react-router$/, replacement: join(import.meta.dirname, ROUTER) }],
  },
  plugins: [
    react(),
    firstPaint(paletteCss()),
    inlineEndpoints(),
    staticAntd(antdTheme, { light: customProperties(palettes.light), dark: customProperties(palettes.dark) }),
    zipInPage(),
    htmlSinks(),
    leanAxios(),
    servedSite(/^\/__mock\//, variants),
    thirdParty(),
    versionFile(),
    target || mode === 'test' ? [] : embeddedApi(),
  ],
  define: {
    // One bundle contains both variants, because the host selects one at run time.
    __VARIANTS__: JSON.stringify(variants),
    __DEFAULT_VARIANT__: JSON.stringify(mode === 'supplier' ? 'supplier' : 'material'),
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
        postBanner: compileHint,
      },
    },
  },
  ...(mode === 'test' ? { oxc: { jsx: { development: false } } } : {}),
  server,
  preview: server,
  test: {
    setupFiles: ['tests/kit/setup.ts'],
    restoreMocks: true,
    // Limit for a hanging test: three times the longest test on a slow machine.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // Test files share a worker and its loaded modules, whose loading dominates a run; each file cleans up after
    // itself. Three workers on two cores: a worker waits a quarter of its time for timers and polls.
    isolate: false,
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A larger young generation: half of the garbage of a screen is collected there, by one thread, because the other
    // workers keep the second core busy. Sparkplug compiles at once the code that runs only a few times, as most of a
    // screen does, instead of interpreting it.
    execArgv: ['--max-semi-space-size=128', '--single-threaded-gc', '--always-sparkplug'],
    // Tests run on the production build of React, as users do; see tests/kit/productionReact.ts.
    env: { NODE_ENV: 'production' },
    projects,
  },
}))
