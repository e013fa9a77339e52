// npm run openapi [-- --out FILE [--variant supplier] | --since FILE | --site FOLDER | --menu FOLDER |
//   --examples CALLS...]
// npm run screens
// npm run gateway [-- --port N] [--host NAME] [--strict | --record URL [--report FILE] |
//   --lilishop SELLER,COMMON,BUYER]
// npm run site -- --check FILE [--host NAME]
// npm run conform -- --api URL --account NAME --password TEXT [--token TEXT] [--variant supplier]
//   [--area AREA,AREA] [--screens NAME,NAME] [--json] [--test-system HOST --write CALL,CALL --sandbox]
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { JSDOM } from 'jsdom'
import { loadEnv, runnerImport } from 'vite'

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
const [task = ''] = process.argv.slice(2)
const text = { type: 'string' }
const { values, positionals } = readOptions({
  allowPositionals: true,
  args: process.argv.slice(3),
  options: {
    out: text,
    since: text,
    site: text,
    check: text,
    menu: text,
    examples: { type: 'boolean' },
    api: text,
    account: text,
    password: text,
    token: text,
    variant: text,
    write: text,
    area: text,
    screens: text,
    json: { type: 'boolean' },
    sandbox: { type: 'boolean' },
    'test-system': text,
    port: text,
    host: text,
    strict: { type: 'boolean' },
    record: text,
    report: text,
    lilishop: text,
  },
})

// The product's modules read the address and the storage of a browser while they load.
const { window } = new JSDOM('', { url: 'http://material.localhost/' })
for (const name of ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'DOMParser', 'FormData'])
  globalThis[name] ??= name === 'window' ? window : window[name]

const { module: domain } = await runnerImport(
  new URL('../../../src/domain/site/variant.ts', import.meta.url).pathname,
  {
    configFile: false,
    logLevel: 'error',
  },
)
const variants = ['material', 'supplier'].map((mode) => domain.readVariant(mode, loadEnv(mode, process.cwd(), 'VITE_')))

const { module: cli } = await runnerImport(new URL('cli.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
  define: {
    __VARIANTS__: JSON.stringify(variants),
    __DEFAULT_VARIANT__: '"material"',
  },
})

try {
  const exitCode = await run()
  // A server runs until it is stopped.
  if (exitCode !== null) process.exit(exitCode)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function run() {
  if (task === 'screens') {
    process.stdout.write(`${cli.screenList()}\n`)
    return 0
  }
  if (task === 'openapi' && values.since) {
    process.stdout.write((await cli.changesSince(values.since)) || `No call differs from ${values.since}\n`)
    return 0
  }
  if (task === 'openapi' && values.site) {
    process.stdout.write(`${await cli.writeGuide(values.site, version)} pages in ${values.site}\n`)
    return 0
  }
  if (task === 'openapi' && values.menu) {
    process.stdout.write(`${(await cli.writeMenus(values.menu)).join('\n')}\n`)
    return 0
  }
  if (task === 'openapi' && values.examples) {
    process.stdout.write(`${await cli.writeExamples(positionals)}\n`)
    return 0
  }
  if (task === 'openapi') {
    const { out = 'openapi.json' } = values
    process.stdout.write(`${await cli.writeOpenApi(out, version, values.variant)} paths in ${out}\n`)
    return 0
  }
  if (task === 'site') {
    if (!values.check) throw new Error('site needs --check FILE')
    const { text: said, exitCode } = cli.checkSite(readFileSync(values.check, 'utf8'), values.host)
    process.stdout.write(`${said}\n`)
    return exitCode
  }
  if (task === 'gateway') {
    process.stdout.write(`${await serve()}\n`)
    return null
  }
  if (task === 'calls') {
    const faults = await cli.faultsOfCalls(positionals)
    process.stdout.write(`${faults.join('\n') || 'Each call of the journeys is in the document'}\n`)
    return faults.length > 0 ? 1 : 0
  }
  const { api, account, password, token, variant = 'material', write = '', sandbox: isSandbox = false } = values
  const names = listOf(write)
  if (task !== 'conform' || !api || !(token || (account && password)) || !/^(material|supplier)$/.test(variant)) {
    console.error(
      'conform needs --api URL and either --token or --account and --password; --variant is material or supplier',
    )
    return 2
  }
  if ((names.length > 0 || isSandbox) && values['test-system'] !== new URL(api).host) {
    console.error(`writes are refused: ${new URL(api).host} is not named as a test system (--test-system HOST)`)
    return 2
  }
  // Beside the JSON nothing else is on the standard output.
  const log = (line) => process[values.json ? 'stderr' : 'stdout'].write(`${line}\n`)
  const gateway = { api, account, password, token, variant }
  const slice = { areas: listOf(values.area), screens: listOf(values.screens) }
  const isJson = values.json ?? false
  const { text: said, exitCode } = await cli.checkGateway({ ...gateway, names, isSandbox, slice, isJson, log })
  process.stdout.write(`${said}\n`)
  return exitCode
}

/** Starts a server that stands for a gateway; returns what it says of itself. */
async function serve() {
  const { record: target, report = 'gateway-report.md', strict: isStrict = false, lilishop } = values
  const port = Number(values.port ?? 10020)
  const at = { port, host: values.host, log: (line) => process.stdout.write(`${line}\n`) }
  if (lilishop) {
    const services = cli.servicesOf(lilishop)
    await cli.serveLilishop({ ...at, services })
    return `http://localhost:${port} stands before the lilishop at ${services.seller}`
  }
  if (target) {
    await cli.recordGateway({ ...at, target, report })
    return `http://localhost:${port} passes on to ${target}, report in ${report}`
  }
  await cli.serveGateway({ ...at, isStrict })
  return `The embedded API at http://localhost:${port}`
}

function listOf(names = '') {
  return names.split(',').filter(Boolean)
}

function readOptions(config) {
  try {
    return parseArgs(config)
  } catch (error) {
    const known = Object.keys(config.options).map((name) => `--${name}`)
    console.error(`${error.message}\nOptions: ${known.join(' ')}. What each does: docs/gateway.md`)
    process.exit(2)
  }
}
