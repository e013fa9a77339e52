// npm run check:quick [-- REF]: the suites that most often catch a change since REF, in under five minutes.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** What the last changes of one feature broke elsewhere: lists, rights, the search, calls and their document. */
const SHARED = [
  'tests/sweeps/lists.test.tsx',
  'tests/sweeps/permissions.test.tsx',
  'tests/contract/document.test.tsx',
  'tests/app/search',
]
const PROJECTS = ['sweeps', 'shell', 'release'].flatMap((name) => ['--project', name])
/** Holds the heads of every list to the columns that must be in view. */
const LISTS = 'shell/lists.spec.ts'

const features = changedFeatures(process.argv[2] ?? 'HEAD')
process.stdout.write(`changed: ${features.join(', ') || 'no feature'}\n`)

run('npm', ['test'])
run('npx', ['vitest', 'run', ...PROJECTS, ...SHARED, ...features.map(suitesOf)])
run('npm', ['run', 'build'])
run('npx', [
  ...['playwright', 'test', '--config', 'tests/e2e/release/playwright.config.ts', '--project=all'],
  ...[LISTS, ...features.flatMap(journeysOf)],
])

/** The features, as `module/feature`, with a changed or new file in the product, the embedded API or their suites. */
function changedFeatures(ref) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  const files = [...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]
  const found = files.map(
    (file) => /^(?:src\/features|mocks|tests\/features|tests\/mocks)\/(\w+\/\w+)\//.exec(file)?.[1],
  )
  return [...new Set(found.filter((one) => one && !/^(kernel|world)\//.test(one)))].sort()
}

function suitesOf(feature) {
  return `tests/features/${feature}/`
}

/** The journeys named after a feature. */
function journeysOf(feature) {
  const name = basename(feature).toLowerCase()
  const folders = ['mall', 'procurement', 'shell']
  const specs = folders.flatMap((folder) => readdirSync(`tests/e2e/${folder}`).map((file) => `${folder}/${file}`))
  return specs.filter((file) => basename(file).toLowerCase().includes(name))
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
