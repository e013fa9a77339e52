// npm run bench [-- --against REF] [--only bytes|browsers|start|times|pages|charts|scale] [--built]
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { against: { type: 'string' }, only: { type: 'string' }, built: { type: 'boolean', default: false } },
})
if (values.only && !['bytes', 'browsers', 'start', 'times', 'pages', 'charts', 'scale'].includes(values.only)) {
  console.error('--only takes bytes, browsers, start, times, pages, charts or scale')
  process.exit(2)
}

/** Playwright rejects unknown options, so the reference is passed in the environment. */
const env = { ...process.env, BENCH_AGAINST: values.against ?? '' }
if (!values.built) run('vite', 'build', '--mode', 'material', '--logLevel', 'warn')
run(
  'playwright',
  'test',
  '--config',
  'tests/bench/playwright.config.ts',
  ...(values.only ? [`${values.only}.spec`] : []),
)

function run(...command) {
  const { status } = spawnSync('npx', command, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
