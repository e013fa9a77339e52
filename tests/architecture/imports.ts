import { dirname } from 'node:path'
import { ringsOf } from './rings'
import { featureOf, type Import, product, type Source, sources } from './source'

// Each rule returns its violations.

const LAYERS = ['domain', 'shared', 'features', 'app', 'main', 'boot', 'firstPaint']
/** The modules in dependency order: each may use only earlier ones. */
const MODULES = ['common', 'account', 'store', 'procurement', 'mall', 'promotion', 'money', 'overview']
/**
 * The public files of a feature: types and rules, fields, queries and mutations, to-dos, pickers, shared actions,
 * sections of a record, and what its folder `public` holds.
 */
const PUBLIC_OF_FEATURE =
  /\/(model|fields|endpoints|api|todos)\.ts$|\/model\/(\w+\/)?\w+\.ts$|\/public\/\w+\.tsx?$|(Picker|Section|Actions)\.tsx$/
/** Of a feature, of a folder of it, or in its folder `model` or a folder of that. */
const MODEL = /^src\/features\/\w+\/\w+\/((\w+\/)?model\.ts|model\/(\w+\/)?\w+\.ts)$/
const FIELDS = /^src\/features\/\w+\/\w+\/fields\.ts$/
const ENDPOINTS = /^src\/(features\/\w+|app|shared)\/\w+\/endpoints\.ts$/
const ENDPOINT = 'src/shared/endpoint.ts'
/** The bodies of calls, which both sides read. */
const REQUESTS = /^src\/(features\/\w+|shared)\/\w+\/requests\.ts$/
const REQUEST = 'src/shared/http/request.ts'
const SCREENS = /^src\/features\/\w+\/\w+\/screens\.ts$/
const SCREEN = 'src/shared/screen/screen.ts'
const ENDPOINTS_OF_FEATURE = /^src\/features\/\w+\/\w+\/endpoints\.ts$/
const ROUTER_INTERNALS = 'src/app/layout/PageAddress.tsx'

/**
 * The folders of shared in dependency order; its own files, `chunk` and `http` are below all. Each may use only earlier
 * ones.
 */
const SHARED = [
  'storage',
  'site',
  'watermark',
  'capability',
  'chunk',
  'diagnosis',
  'http',
  'excel',
  'export',
  'ui',
  'chart',
  'dialog',
  'media',
  'importing',
  'fields',
  'plainForm',
  'form',
  'upload',
  'editor',
  'action',
  'record',
  'list',
  'grid',
  'search',
  'todo',
  'print',
  'screen',
]

const edges = sources.flatMap(({ path, imports }) => imports.map((one) => ({ path, ...one })))
const own = edges.filter(({ isPackage }) => !isPackage)

/** `./` inside a folder, an alias between folders. */
export function wrongSpecifiers(): string[] {
  return own
    .filter(({ path, to, specifier }) => {
      const isSibling = dirname(path) === dirname(to)
      return isSibling ? !specifier.startsWith('./') : !specifier.startsWith('#')
    })
    .map(({ path, specifier }) => `${path} → ${specifier}`)
}

/** boot → main → app → features → shared → domain, and none of them imports the embedded API or the tests. */
export function wrongDirections(): string[] {
  return own
    .filter(({ path, to }) => path.startsWith('src/') && (!to.startsWith('src/') || rank(to) > rank(path)))
    .map(arrow)
}

/** Areas import only each other's public files. */
export function privateReaches(): string[] {
  return own
    .filter(({ path, to }) => {
      const [from, other] = [featureOf(path), featureOf(to)]
      return from !== null && other !== null && from !== other && !PUBLIC_OF_FEATURE.test(to)
    })
    .map(arrow)
}

/** A module uses only earlier modules, and every module is listed. */
export function modulesOutOfOrder(): string[] {
  return own
    .filter(({ path, to }) => {
      const [from, other] = [moduleOf(path), moduleOf(to)]
      if (from === '' || other === '' || from === other) return false
      return MODULES.indexOf(other) < 0 || MODULES.indexOf(other) > MODULES.indexOf(from)
    })
    .map(arrow)
    .concat(unknownWings())
}

function unknownWings(): string[] {
  const modules = new Set(product.map(({ path }) => moduleOf(path)).filter((module) => module !== ''))
  return [...modules]
    .filter((module) => !MODULES.includes(module))
    .map((module) => `${module} is not in the order of modules`)
}

/** Models and fields are pure: they import only domain, models and the schema library; fields also other fields. */
export function impureModels(): string[] {
  return edges
    .filter(({ path }) => MODEL.test(path) || FIELDS.test(path))
    .filter(({ to, isPackage }) => (isPackage ? to !== 'valibot' : !to.startsWith('src/domain/') && !MODEL.test(to)))
    .filter(({ path, to }) => !(FIELDS.test(path) && FIELDS.test(to)))
    .map(arrow)
}

/** The embedded API imports only the product's domain, models and endpoints. */
export function reachesOfMocks(): string[] {
  return own
    .filter(({ path, to }) => path.startsWith('mocks/') && !to.startsWith('mocks/'))
    .filter(({ to }) => !to.startsWith('src/domain/') && to !== ENDPOINT && to !== REQUEST)
    .filter(({ to }) => !MODEL.test(to) && !ENDPOINTS.test(to) && !REQUESTS.test(to))
    .map(arrow)
}

/**
 * Workbooks are read by one reader: no other file unpacks them, or calls the reader than the browser's and the
 * server's.
 */
export function workbookReaders(): string[] {
  const libraries = new Set(['fflate', 'saxen', 'read-excel-file', 'unzipper', 'xlsx'])
  return edges
    .filter(({ path }) => /^(src|mocks)\//.test(path))
    .filter(({ path, to, specifier, isPackage }) => {
      if (isPackage) return libraries.has(to.split('/')[0] ?? '')
      return /readWorksheet\.mjs$/.test(specifier) && path !== 'src/shared/excel/readWorksheet.ts'
    })
    .map(arrow)
}

/** Storage of the browser, which may refuse: used through `shared/storage` only, which always answers. */
export function browserStorages(): string[] {
  const places = new Set(['localStorage', 'sessionStorage', 'indexedDB'])
  const named = product.flatMap((source) =>
    source.nodes
      .filter(({ node }) => node.type === 'Identifier' && places.has(String(node.name)))
      .map(({ node }) => ({ path: source.path, to: String(node.name) })),
  )
  const used = edges.filter(({ path, to }) => path.startsWith('src/') && to === 'idb-keyval')
  return [...named, ...used].filter(({ path }) => !path.startsWith('src/shared/storage/')).map(arrow)
}

/** Endpoints are plain data: they import only the functions that describe one. */
export function impureEndpoints(): string[] {
  return edges.filter(({ path, to }) => ENDPOINTS.test(path) && to !== ENDPOINT).map(arrow)
}

/** `screens.ts` is part of the small entry: plain data with endpoints, and every page by dynamic import. */
export function impureScreens(): string[] {
  return own
    .filter(
      ({ path, to, isDynamic }) => SCREENS.test(path) && !isDynamic && to !== SCREEN && !ENDPOINTS_OF_FEATURE.test(to),
    )
    .map(arrow)
}

/** The product does not know the embedded API: not its files, its paths or its headers. */
export function namesOfMocks(): string[] {
  return product.filter(({ text }) => /__mock|X-Fault|#mocks\/|\bmocks\//.test(text)).map(({ path }) => path)
}

/** Import cycles; a type import counts like any other. */
export function fileCycles(): string[] {
  const graph = new Map(sources.map(({ path, imports }) => [path, imports.filter(isOwn).map(({ to }) => to)]))
  return rings(graph)
}

/** Import cycles of features: two features that use each other can only be read, moved and loaded together. */
export function featureCycles(): string[] {
  const graph = new Map<string, string[]>()
  for (const { path, to } of own) {
    const [from, other] = [featureOf(path), featureOf(to)]
    if (from !== null && other !== null && from !== other) graph.set(from, [...(graph.get(from) ?? []), other])
  }
  return rings(graph)
}

/**
 * Import cycles of the folders inside one feature, one folder of shared, or app; the files
 * beside the folders are what all of them share or what puts them together.
 */
export function folderCycles(): string[] {
  const graph = new Map<string, string[]>()
  for (const { path, to } of own) {
    const [from, other] = [placeIn(path), placeIn(to)]
    if (!from || !other || from.feature !== other.feature || from.folder === other.folder) continue
    const node = `${from.feature}/${from.folder}`
    graph.set(node, [...(graph.get(node) ?? []), `${other.feature}/${other.folder}`])
  }
  return rings(graph)
}

/** The feature and the folder of a file that is in one. */
function placeIn(path: string): { feature: string; folder: string } | null {
  const [, feature, folder] = /^(src\/features\/\w+\/\w+|src\/shared\/\w+|src\/app)\/(\w+)\//.exec(path) ?? []
  return feature && folder ? { feature, folder } : null
}

/** Every page is loaded by its feature's `screens.ts` only. */
export function pagesWithoutScreen(): string[] {
  const pages = product.map(({ path }) => path).filter((path) => /^src\/features\/.*Page\.tsx$/.test(path))
  return pages.flatMap((page) => {
    const loaders = new Set(product.filter((source) => imports(source, page)).map(({ path }) => path))
    if (!loaders.delete(`src/features/${featureOf(page)}/screens.ts`)) return [`${page} is no screen of its feature`]
    return [...loaders].map((path) => `${path} → ${page}`)
  })
}

function imports(source: Source, path: string): boolean {
  return source.imports.some(({ to }) => to === path)
}

function isOwn({ isPackage }: Import): boolean {
  return !isPackage
}

function arrow({ path, to }: { path: string; to: string }): string {
  return `${path} → ${to}`
}

function rank(path: string): number {
  return LAYERS.indexOf(/^src\/(\w+)/.exec(path)?.[1] ?? '')
}

function moduleOf(path: string): string {
  return featureOf(path)?.split('/')[0] ?? ''
}

function rings(graph: ReadonlyMap<string, string[]>): string[] {
  return ringsOf(graph).map((ring) => ring.join(' ⇄ '))
}

/** Internals of the router, which may change with any release, are used in one file. */
export function routerInternals(): string[] {
  return product.filter(({ path, text }) => path !== ROUTER_INTERNALS && /\bUNSAFE_/.test(text)).map(({ path }) => path)
}

/** Where antd's table is drawn: lines of a record, and what changed meanwhile, which lies below records. */
const ANTD_TABLES = /^src\/shared\/(record\/RecordTable|editor\/conflict\/\w+)\.tsx$/

/** Tables drawn beside those of `shared`: lists use ListTable, all others RecordTable. */
export function otherTables(): string[] {
  return product
    .filter(({ path, text }) => !ANTD_TABLES.test(path) && /<Table[<\s>]/.test(text))
    .map(({ path }) => path)
}

/** Folders of shared that use a later one, and those that are not in the order. */
export function sharedOutOfOrder(): string[] {
  const inShared = own.filter(({ path, to }) => path.startsWith('src/shared/') && to.startsWith('src/shared/'))
  const backwards = inShared.filter(({ path, to }) => rankInShared(to) > rankInShared(path)).map(arrow)
  const folders = new Set(product.map(({ path }) => folderOf(path)).filter((folder) => folder !== ''))
  return [...backwards, ...[...folders].filter((folder) => !SHARED.includes(folder))]
}

/** The files of shared itself count as those of `http`: both are its base. */
function rankInShared(path: string): number {
  return Math.max(SHARED.indexOf('http'), SHARED.indexOf(folderOf(path)))
}

function folderOf(path: string): string {
  return /^src\/shared\/(\w+)\//.exec(path)?.[1] ?? ''
}
