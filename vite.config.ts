import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedApi } from './mocks/kernel/plugin.ts'
import { firstPaint } from './src/app/build/firstPaint.ts'
import { staticAntd } from './src/app/build/staticAntd.ts'
import { antdTheme } from './src/app/theme/antdTheme.ts'
import { paletteCss } from './src/app/theme/palette.ts'

/** A gateway to proxy `/api` to; without it the embedded API answers. */
const target = process.env.API_TARGET
const server = {
  port: Number(process.env.PORT ?? 10002),
  strictPort: true,
  host: true,
  ...(target ? { proxy: { '/api': { target, changeOrigin: true, secure: false } } } : {}),
}

export default defineConfig(({ mode }) => ({
  // The aliases of tsconfig.json, one per layer.
  resolve: { tsconfigPaths: true },
  plugins: [react(), firstPaint(paletteCss()), staticAntd(antdTheme), unzipInPage(), target ? [] : embeddedApi()],
  define: {
    // Both variants travel in one bundle, because the host picks one at run time.
    __VARIANTS__: JSON.stringify({
      material: loadEnv('material', process.cwd(), 'VITE_'),
      supplier: loadEnv('supplier', process.cwd(), 'VITE_'),
    }),
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
        postBanner: ({ name }: { name: string }) => (START_CHUNKS.test(name) ? COMPILE_HINT : ''),
      },
    },
  },
  ...(mode === 'test' ? { oxc: { jsx: { development: false } } } : {}),
  server,
  preview: server,
  test: {
    setupFiles: ['tests/kit/setup.ts'],
    restoreMocks: true,
    // Ends a test that hangs; three times what the longest needs on a slow machine.
    testTimeout: 40_000,
    // Files share a worker and what it has loaded, which is most of the time of a run; each leaves it as it found it. Both cores of
    // a small machine are used: by default one would be left to the parent, which idles.
    isolate: false,
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Half of a screen's garbage is collected while it is young, where there is room for it.
    // Code that runs a few times only, as most of a screen's, is compiled at once instead of interpreted.
    execArgv: ['--max-semi-space-size=64', '--always-sparkplug'],
    // Screens run on the React that users run, see tests/kit/productionReact.ts.
    env: { NODE_ENV: 'production' },
    // One after the other: a worker serves one project and starts anew for another.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/sweeps/**'],
          environment: 'jsdom',
          sequence: { groupOrder: 2 },
        },
      },
      // What is asked of every screen of the product: it takes longer with each.
      {
        extends: true,
        test: {
          name: 'sweeps',
          include: ['tests/sweeps/**/*.test.tsx'],
          environment: 'jsdom',
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
}))

/** The modules of a shared folder. */
function files(folder: string): string[] {
  return readdirSync(new URL(`src/shared/${folder}`, import.meta.url))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/shared/${folder}/${name}`)
}

/** Stages of a start: the code that each needs, beyond the ones before, is one chunk of libraries and one of our own. */
const STAGES: readonly [name: string, ...entries: string[]][] = [
  ['base', 'src/boot.ts'],
  ['start', 'src/main.tsx', 'src/features/account/signIn/SignInPage.tsx'],
  [
    'desk',
    'src/app/layout/Layout.tsx',
    'src/shared/ui/OpenButton.tsx',
    'src/shared/ui/SafeImage.tsx',
    'src/shared/list/ListPage.tsx',
    'src/shared/list/firstPage.ts',
    'src/shared/editor/refusedField.ts',
    // The first page rarely needs it, most of the others do.
    'node_modules/antd/es/form/index.js',
  ],
  // Records and editors: all of it together is smaller than one file of libraries.
  [
    'form',
    ...files('record'),
    ...files('editor'),
    ...files('form'),
    'src/shared/act/ActButtons.tsx',
    'src/shared/ui/reachableTable.tsx',
  ],
  ['grid', 'src/shared/grid/LineGrid.tsx'],
]

/** Pure rules and icons: too small for files of their own. */
const SMALL = /\/src\/domain\/|\/@ant-design\/icons(-svg)?\/es\//

/** The choice of paper: acts that print need it, without the rest of printing. */
const PAPER = /\/src\/shared\/print\/(papers|usePrintPrefs)\.ts$/

/** Areas too small for a file of their own, and the area whose screens always need them. */
const PARTS: Record<string, string> = {
  approval: 'contract',
  material: 'contract',
  supplementary: 'contract',
  trail: 'recordLog',
}

/** Imported by the styles of buttons, for one function on colours that the build leaves out; all behind it is not needed. */
const UNUSED = /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/

/** Chunks whose functions nearly all run during a start. */
const START_CHUNKS = /^(base|start|desk|start-library|desk-library)$/
/** Has Chromium (136 and later) compile all of a file beside its download instead of one function after the other on first call. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

type ModuleInfo = { importedIds?: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => ModuleInfo }

/** Few chunks, by hand: a browser spends more on a hundred small files than on ten of the right size. */
function chunkGroups() {
  let stages: [name: string, modules: Set<string>][] | null = null
  const stageOf = (id: string, graph: Graph) => {
    stages ??= STAGES.map(([name, ...entries]) => [name, reached(entries, graph)])
    return stages.find(([, modules]) => modules.has(id))?.[0]
  }
  return [
    {
      name: (id: string, graph: Graph) => {
        // The entry and its table change with each release; what imports them would be loaded again.
        if (/\/src\/(boot|app\/pages)\.ts$/.test(id)) return null
        if (PAPER.test(id)) return 'paper'
        const stage = stageOf(id, graph) ?? (SMALL.test(id) ? 'desk' : undefined)
        if (!stage || stage === 'base') return stage ?? null
        return /\/node_modules\/|^virtual:|\/app\/build\//.test(id) ? `${stage}-library` : stage
      },
      includeDependenciesRecursively: false,
    },
    {
      // What several screens of one area share: its model, fields, calls and acts. Components are in chunks of their own.
      name: (id: string) => {
        const area = /\/src\/features\/\w+\/(\w+)\/[a-z]\w*\.tsx?$/.exec(id)?.[1]
        return area ? (PARTS[area] ?? area) : null
      },
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
  ]
}

/** The modules that these load at once. */
function reached(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || UNUSED.test(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const entry of entries) {
    const file = fileURLToPath(new URL(entry, import.meta.url))
    if (!existsSync(file)) throw new Error(`a stage of the start names ${entry}, which is not there`)
    visit(file)
  }
  return found
}

/** The file behind each name that class names begin with. */
const moduleFiles = new Map<string, string>()

/** `TabHost_pane`: a class name that says where it comes from. So no two modules may have the same file name. */
function scopedName(local: string, path: string): string {
  const file = path.replace(/\?.*/, '')
  const name = basename(file, '.module.css')
  const known = moduleFiles.get(name) ?? file
  // A file may be moved while the dev server runs.
  if (known !== file && existsSync(known)) throw new Error(`two CSS modules are named ${name}: ${known}, ${file}`)
  moduleFiles.set(name, file)
  return `${name}_${local}`
}

/**
 * Excel files are packed by a library that hands large parts to workers made of texts. `script-src 'self'` forbids those,
 * and the library then waits for ever: in this product it always works in the page.
 */
function unzipInPage(): Plugin {
  const large = [/su < 524288 \|\| sc > 0\.8 \* su/, /size < 160000/]
  return {
    name: 'unzip-in-page',
    transform(code, id) {
      if (!/fflate\/esm\/browser\.js/.test(id)) return null
      for (const condition of large) if (!condition.test(code)) this.error(`fflate has changed: no ${condition}`)
      return { code: large.reduce((text, condition) => text.replace(condition, 'true'), code), map: null }
    },
  }
}
