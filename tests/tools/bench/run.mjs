// npm run bench [-- --against REF] [--only PART,PART] [--built]
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string' }, built: { type: 'boolean', default: false } },
})
const PARTS = ['bytes', 'browsers', 'start', 'times', 'pages', 'charts', 'scale']
const parts = values.only?.split(',') ?? []
if (parts.some((part) => !PARTS.includes(part))) {
  console.error(`--only takes, separated by commas, ${PARTS.join(', ')}`)
  process.exit(2)
}

/** Playwright rejects unknown options, so the reference is passed in the environment. */
const env = { ...process.env, BENCH_AGAINST: values.against ?? '' }
if (!values.built) run('vite', 'build', '--mode', 'material', '--logLevel', 'warn')
run('playwright', 'test', '--config', 'tests/tools/bench/playwright.config.ts', ...parts.map((part) => `${part}.spec`))

function run(...command) {
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
