import { basename, dirname, join } from 'node:path'
import { paths, read } from './source'

// Each rule returns its violations.

/** Screens that need a suite: lists, records, editors and drawers. */
const SCREEN = /(ListPage|DetailPage|EditPage|Editor|Drawer)\.tsx$/
/**
 * Suites without a single source: `sweeps` are about all screens, `figures` about all places of a figure, `mocks/world`
 * about all features of the embedded API.
 */
const NO_MIRROR = /^tests\/(kit|e2e|tools|architecture|contract|sweeps|figures|mocks\/world)\b/

/**
 * The files by which a feature joins the sweeps: its lists, its records and its forms, each by the name of its screen.
 */
const ASKED = ['lists.ts', 'records.ts', 'editors.ts']

/** How suites of long screens end. */
const LONG = ['.flow.test.tsx', '.release.test.tsx']

const all = new Set(paths)

/** Screens without a suite that no sweep covers either. */
export function screensWithoutSuite(): string[] {
  return paths
    .filter((path) => path.startsWith('src/features/') && SCREEN.test(path))
    .map((path) => path.replace(/^src\//, 'tests/').replace(/\.tsx$/, '.test.tsx'))
    .filter((suite) => !all.has(suite) && !LONG.some((kind) => all.has(suite.replace(/\.test\.tsx$/, kind))))
    .filter((suite) => !isAsked(suite))
}

/** Suites of the product that match none of its files: `X.test.ts`, or `X.something.test.ts` where X has several. */
export function suitesWithoutSource(): string[] {
  return suitesOf(/^tests\/(?!mocks\/)/).filter((path) => !hasSource(path.replace(/^tests\//, 'src/')))
}

/** The same for the embedded API. */
export function mockSuitesWithoutSource(): string[] {
  return suitesOf(/^tests\/mocks\//).filter((path) => !hasSource(path.replace(/^tests\//, '')))
}

/** Features that call the server without a feature of the same name in the embedded API. */
export function featuresWithoutMocks(): string[] {
  return paths
    .flatMap((path) => /^src\/features\/(\w+\/\w+)\/api\.ts$/.exec(path)?.[1] ?? [])
    .filter((feature) => !paths.some((path) => path.startsWith(`mocks/${feature}/`)))
}

/** Fields that open a screen which no feature has. */
export function fieldsOfNoScreen(): string[] {
  const screens = paths
    .filter((path) => /^src\/features\/\w+\/\w+\/screens\.ts$/.test(path))
    .map(read)
    .join('\n')
  return paths
    .filter((path) => path.startsWith('src/features/') && /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/opens: \{ screen: '([^']+)'/g)]
        .filter(([, screen]) => !screens.includes(`name: '${screen}',`))
        .map(([, screen]) => `${path}: ${screen}`),
    )
}

function isAsked(suite: string): boolean {
  const name = `screen: '${basename(suite, '.test.tsx')}'`
  const feature = /^tests\/features\/\w+\/\w+/.exec(suite)?.[0] ?? dirname(suite)
  return ASKED.map((file) => join(feature, file)).some((path) => all.has(path) && read(path).includes(name))
}

function suitesOf(folder: RegExp): string[] {
  return paths.filter((path) => folder.test(path) && /\.test\.tsx?$/.test(path) && !NO_MIRROR.test(path))
}

function hasSource(path: string): boolean {
  const stem = path.replace(/(\.\w+)?\.test\.tsx?$/, '')
  return ['ts', 'tsx', 'mjs'].some((ending) => all.has(`${stem}.${ending}`))
}
