import { paths } from './source'

// Each rule answers with what breaks it.

/** Screens whose behaviour has a suite of its own by name: lists, records, editors and drawers. */
const SCREEN = /(ListPage|DetailPage|EditPage|Editor|Drawer)\.tsx$/
/** What no single file answers for; `mocks/world` proves what the areas of the embedded API do together. */
const NO_MIRROR = /^tests\/(kit|e2e|bench|architecture|mocks\/world)\b/

const all = new Set(paths)

/** Screens without their suite. */
export function screensWithoutSuite(): string[] {
  return paths
    .filter((path) => path.startsWith('src/features/') && SCREEN.test(path))
    .map((path) => path.replace(/^src\//, 'tests/').replace(/\.tsx$/, '.test.tsx'))
    .filter((suite) => !all.has(suite))
}

/** Suites of the product that are named after none of its files: `X.test.ts`, or `X.something.test.ts` where X has several. */
export function suitesWithoutSource(): string[] {
  return suitesOf(/^tests\/(?!mocks\/)/).filter((path) => !hasSource(path.replace(/^tests\//, 'src/')))
}

/** The same of the embedded API. */
export function mockSuitesWithoutSource(): string[] {
  return suitesOf(/^tests\/mocks\//).filter((path) => !hasSource(path.replace(/^tests\//, '')))
}

/** Areas that call the server, and that the embedded API does not know by the same name. */
export function areasWithoutTwin(): string[] {
  return paths
    .flatMap((path) => /^src\/features\/(\w+\/\w+)\/api\.ts$/.exec(path)?.[1] ?? [])
    .filter((area) => !paths.some((path) => path.startsWith(`mocks/${area}/`)))
}

function suitesOf(folder: RegExp): string[] {
  return paths.filter((path) => folder.test(path) && /\.test\.tsx?$/.test(path) && !NO_MIRROR.test(path))
}

function hasSource(path: string): boolean {
  const stem = path.replace(/(\.\w+)?\.test\.tsx?$/, '')
  return all.has(`${stem}.ts`) || all.has(`${stem}.tsx`)
}
