// npm run looks -- --against REF [--screen PART] [--out DIR]
// npm run screenshots
// PORT names the first of the two ports that are used.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const [task = ''] = process.argv.slice(2)
const text = { type: 'string' }
const { against, screen, out = 'test-results/looks' } = readOptions()

const { module: cli } = await runnerImport(new URL('cli.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})

// Ctrl+C also reaches the builds and the servers; this process then removes the other tree.
process.on('SIGINT', () => {})
const log = (line) => process.stdout.write(`${line}\n`)

try {
  process.exitCode = task === 'screenshots' ? cli.makeScreenshots(log) : cli.compareLooks({ against, screen, out, log })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function readOptions() {
  try {
    const options = task === 'looks' ? { against: text, screen: text, out: text } : {}
    const { values } = parseArgs({ args: process.argv.slice(3), options })
    if (task === 'looks' && !values.against) throw new Error('looks needs --against REF')
    return values
  } catch (error) {
    console.error(`${error.message}\nUsage: npm run looks -- --against REF [--screen PART] [--out DIR]`)
    process.exit(2)
  }
}
