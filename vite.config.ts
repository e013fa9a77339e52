import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedApi } from './mocks/kernel/server/plugin.ts'
import { firstPaint } from './src/app/build/firstPaint.ts'
import { inlineEndpoints } from './src/app/build/inlineEndpoints.ts'
import { staticAntd } from './src/app/build/staticAntd.ts'
import { antdTheme } from './src/app/theme/antdTheme.ts'
import { paletteCss } from './src/app/theme/palette.ts'

/** The gateway that `/api` is proxied to; without it the embedded API answers. */
const target = process.env.API_TARGET
const server = {
  port: Number(process.env.PORT ?? 10002),
  strictPort: true,
  host: true,
  ...(target ? { proxy: { '/api': { target, changeOrigin: true, secure: false } } } : {}),
}

// `npm run sweep` runs what takes long, so that `npm test` stays short however many screens there are.

/** Suites of the demo world as a whole, and of rules over thousands of rows or random cases. */
const WORLD = ['tests/mocks/world/**/*.test.ts', 'tests/mocks/kernel/store/keep.test.ts', 'tests/**/*.bulk.test.ts']

/** Suites of the shell and the transport under it, and of the longest forms and batches from end to end. */
const SHELL = ['tests/app/**/*.test.tsx', 'tests/shared/http/refresh.*.test.tsx', 'tests/shared/i18n.test.tsx']
const FLOWS = ['tests/**/*.flow.test.tsx']

/** Suites that go over every screen, or over every call. */
const SWEEPS = ['tests/sweeps/**/*.test.tsx', 'tests/contract/*.test.tsx']

export default defineConfig(({ mode }) => ({
  // The aliases of tsconfig.json, one per layer.
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    firstPaint(paletteCss()),
    inlineEndpoints(),
    staticAntd(antdTheme),
    zipInPage(),
    target || mode === 'test' ? [] : embeddedApi(),
  ],
  define: {
    // One bundle contains both variants, because the host selects one at run time.
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
    // Limit for a hanging test: three times the longest test on a slow machine.
    testTimeout: 40_000,
    // As for the journeys in a browser: one more try on a busy machine, reported as such.
    retry: process.env.CI ? 1 : 0,
    // Test files share a worker and its loaded modules, whose loading dominates a run; each file cleans up after
    // itself. Three workers on two cores: a worker waits a quarter of its time for timers and polls.
    isolate: false,
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // A larger young generation: half of the garbage of a screen is collected there, by one thread, because the other
    // workers keep the second core busy. Sparkplug compiles at once the code that runs only a few times, as most of a
    // screen does, instead of interpreting it.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc', '--always-sparkplug'],
    // Tests run on the production build of React, as users do; see tests/kit/productionReact.ts.
    env: { NODE_ENV: 'production' },
    // One project after the other: a worker serves only one, and is restarted for the next.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: WORLD,
          environment: 'node',
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: [...SHELL, ...FLOWS, ...SWEEPS],
          environment: 'jsdom',
          sequence: { groupOrder: 2 },
        },
      },
      // Checks that run over every screen of the product: they take longer with each screen.
      {
        extends: true,
        test: {
          name: 'sweeps',
          include: SWEEPS,
          environment: 'jsdom',
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: { name: 'shell', include: [...SHELL, ...FLOWS], environment: 'jsdom', sequence: { groupOrder: 3 } },
      },
      // Checks of the demo's year across all areas, and of keeping it over restarts.
      {
        extends: true,
        test: { name: 'world', include: WORLD, environment: 'node', sequence: { groupOrder: 4 } },
      },
    ],
  },
}))

/** The TypeScript modules of a shared folder. */
function files(folder: string): string[] {
  return readdirSync(new URL(`src/shared/${folder}`, import.meta.url))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `src/shared/${folder}/${name}`)
}

/**
 * Stages of a start. What a stage needs beyond the earlier ones becomes one chunk of libraries and one of our own code.
 */
const STAGES: readonly [name: string, ...entries: string[]][] = [
  ['base', 'src/boot.ts'],
  ['start', 'src/main.tsx', 'src/features/account/signIn/SignInPage.tsx'],
  [
    'shell',
    'src/app/layout/Layout.tsx',
    'src/shared/ui/OpenButton.tsx',
    'src/shared/media/SafeImage.tsx',
    'src/shared/list/ListPage.tsx',
    'src/shared/list/firstRows.ts',
    'src/shared/todo/todo.ts',
    'src/shared/http/files.ts',
    'src/shared/form/refusedField.ts',
    'src/domain/rules.ts',
    // Rarely needed by the first page, but by most of the others.
    'node_modules/antd/es/form/index.js',
  ],
  // Records and editors: together smaller than one chunk of libraries.
  [
    'form',
    ...files('record').filter((file) => !file.endsWith('/RecordTable.tsx')),
    ...files('editor'),
    ...files('form'),
    'src/shared/action/ActionButtons.tsx',
    'src/shared/grid/shownErrors.ts',
  ],
  // Records show tables of antd, most lists and editors do not.
  ['table', 'src/shared/record/RecordTable.tsx', 'src/shared/ui/reachableTable.tsx'],
  ['grid', 'src/shared/grid/LineGrid.tsx'],
]

/** Stages whose libraries and own code are one chunk: each alone would be too small. */
const WHOLE = new Set(['form', 'table'])

/** Pure rules, but for those of cells, workbooks and weighings, which few screens need, and icons: too small for chunks of their own. */
const SMALL =
  /\/src\/domain\/(?!cell\/|workbook\/|weighing\/(?!usualTerms)|settle\.)|\/src\/shared\/excel\/rowNumbers\.ts$|\/@ant-design\/icons(-svg)?\/es\//

/** Icons that only the rich text editor's bar and the tools of enlarged pictures show: they load with these. */
const TOOL_ICONS =
  /\/(Bold|InsertRow\w+|Italic|OneToOne|OrderedList|Redo|Rotate\w+|SplitCells|Strikethrough|Table|Underline|UnorderedList|Zoom\w+)Outlined\.js$/

/** An icon of antd's table that picture fields show as well: in the table's chunk they would load all of it. */
const SHARED_ICON = /\/FolderOpenOutlined\.js$/

/** The choice of paper size: actions that print need it, without the rest of printing. */
const PAPER = /\/src\/shared\/print\/(paperSizes|usePrintPrefs)\.ts$/

/** What every screen of figures shows, and home only in part. */
const FIGURES =
  /\/src\/(features\/overview\/(statistics\/(figures\/(?!exportFigures)|period\/|statistics\.module|supply\/SupplyRecords)|figure\/|period\/)|shared\/chart\/Chart\.tsx)/

/** Choosing and cropping pictures: forms need it, lists that only know files do not. */
const PICTURES = /\/src\/features\/common\/file\/picture\//

/** What forms and records of contracts share: their list, which many open first, does without. */
const CONTRACT_FORMS = /\/src\/features\/procurement\/contract\/(editor|detail|lines)\//

/** Sample carts read products: by their endpoints, without the code that edits them. */
const GOODS_ENDPOINTS = /\/src\/features\/mall\/goods\/endpoints\.ts$/

/** Areas too small for a chunk of their own, and the area whose screens always need them. */
const PARTS: Record<string, string> = {
  approval: 'contract',
  material: 'contract',
  trail: 'recordLog',
}

/** Imported by the button styles for one colour function, which the build removes; its dependencies are not needed. */
const UNUSED = /\/antd\/es\/color-picker\/components\/ColorPresets\.js$/

/** Chunks whose functions nearly all run during a start. */
const START_CHUNKS = /^(base|start|shell|start-library|shell-library)$/
/**
 * Makes Chromium (136 and later) compile the whole file while it downloads, instead of each function on its first call.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

type ModuleInfo = { importedIds?: readonly string[] } | null
type Graph = { getModuleInfo: (id: string) => ModuleInfo }

/** Chunks are grouped by hand: a browser spends more on a hundred small files than on ten of the right size. */
function chunkGroups() {
  let stages: [name: string, modules: Set<string>][] | null = null
  const stageOf = (id: string, graph: Graph) => {
    stages ??= STAGES.map(([name, ...entries]) => [name, reached(entries, graph)])
    return stages.find(([, modules]) => modules.has(id))?.[0]
  }
  return [
    {
      name: (id: string, graph: Graph) => {
        // Not grouped: the entry and its table change with each release, and so would the chunk that holds them.
        if (/\/src\/(boot|app\/pages)\.ts$/.test(id)) return null
        if (PAPER.test(id)) return 'paper'
        if (FIGURES.test(id)) return 'figures'
        const isSmall = SMALL.test(id) && !TOOL_ICONS.test(id)
        const stage = SHARED_ICON.test(id) ? 'shell' : (stageOf(id, graph) ?? (isSmall ? 'shell' : undefined))
        if (!stage || stage === 'base') return stage ?? null
        const isLibrary = /\/node_modules\/|^virtual:|\/app\/build\//.test(id)
        return isLibrary && !WHOLE.has(stage) ? `${stage}-library` : stage
      },
      includeDependenciesRecursively: false,
    },
    {
      // The code that several screens of an area share: model, fields, queries and actions. Components have chunks of
      // their own.
      name: (id: string) => {
        if (PICTURES.test(id)) return 'picture'
        if (CONTRACT_FORMS.test(id) && !id.endsWith('.tsx')) return 'contractForms'
        if (GOODS_ENDPOINTS.test(id)) return 'sale'
        const area = /\/src\/features\/\w+\/(\w+)\/(?:\w+\/)*[a-z]\w*\.tsx?$/.exec(id)?.[1]
        return area ? (PARTS[area] ?? area) : null
      },
      minShareCount: 3,
      includeDependenciesRecursively: false,
    },
  ]
}

/** The modules that the entries import statically. */
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

/** The file of each class name prefix. */
const moduleFiles = new Map<string, string>()

/**
 * `TabHost_pane`: a class name that shows its origin.
 *
 * @throws when two modules have the same file name
 */
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
 * The library that packs Excel files hands large parts to workers created from strings. `script-src 'self'` forbids
 * those, and the library then waits forever; so in this product it always runs in the page.
 */
function zipInPage(): Plugin {
  const large = /size < 160000/
  return {
    name: 'zip-in-page',
    transform(code, id) {
      if (!/fflate\/esm\/browser\.js/.test(id)) return null
      if (!large.test(code)) this.error(`fflate has changed: no ${large}`)
      return { code: code.replace(large, 'true'), map: null }
    },
  }
}
