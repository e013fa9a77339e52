import type { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connect, type InlineConfig, type Plugin, runnerImport } from 'vite'
import type { Api } from '#mocks/kernel/api'
import type { MockOptions } from './middleware'

const ACCOUNTS = [
  ['haichuan', '19900000003', '材料供应商', '店主，全部菜单'],
  ['haichuan01', '19900000013', '材料供应商', '订单员'],
  ['haichuan03', '19900000033', '材料供应商', '全部菜单，只能查看'],
  ['yueheng', '19900000001', '集采供应商', '管理员，全部采购菜单'],
  ['yueheng01', '19900000011', '集采供应商', '调度员'],
  ['yueheng03', '19900000031', '集采供应商', '全部菜单，只能查看'],
]

/** How Vite's runner loads the embedded API: without the product's own configuration, but with its aliases. */
export const RUNNER: InlineConfig = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }

/**
 * Mounts the embedded API in Vite's dev and preview servers, and prints how to sign in. Vite's own runner loads the API
 * when a server starts, so that builds and test runs, which read the configuration too, need not load it.
 */
export function embeddedApi(options?: MockOptions): Plugin {
  let isPlain = false
  return {
    name: 'embedded-api',
    configResolved({ mode }) {
      isPlain = mode === 'supplier'
    },
    configureServer(server) {
      server.middlewares.use(embedded(server.config.base, options))
      announce(server.httpServer, isPlain)
    },
    configurePreviewServer(server) {
      server.middlewares.use(embedded(server.config.base, options))
      announce(server.httpServer, isPlain)
    },
  }
}

/** The API as a site under `base` asks it. */
function embedded(base: string, options?: MockOptions): Connect.NextHandleFunction {
  const loading = load(options)
  return (request, response, next) => {
    const { url = '' } = request
    const passOn = (error?: unknown) => {
      request.url = url
      next(error)
    }
    if (url.startsWith(base)) request.url = url.slice(base.length - 1)
    loading.then((handle) => handle(request, response, passOn)).catch(passOn)
  }
}

/** The API, loaded. What keeps it from starting ends the server, in a sentence. */
async function load(options?: MockOptions): Promise<Connect.NextHandleFunction> {
  const file = fileURLToPath(new URL('../../areas.ts', import.meta.url))
  const { KEEP, KEEP_SYNC = '' } = process.env
  try {
    const { module } = await runnerImport<Pick<Api, 'middleware' | 'keep'>>(file, RUNNER)
    // KEEP names a file that persists the data across restarts.
    if (KEEP) module.keep(resolve(KEEP), { isSync: !['', '0'].includes(KEEP_SYNC) })
    return module.middleware(options)
  } catch (error) {
    // The runner has modules of its own, so the class is known by its name alone.
    if (!(error instanceof Error) || error.name !== 'StartError') throw error
    console.error(error.message)
    process.exit(1)
  }
}

function announce(server: Pick<EventEmitter, 'once'> | null, isPlain: boolean) {
  // After Vite's own lines about the URLs.
  server?.once('listening', () => setTimeout(() => process.stdout.write(greeting(isPlain)), 100))
}

/**
 * What a server prints when it is ready: its addresses, of which the mode opens one variant at localhost, and how to
 * sign in.
 */
export function greeting(isPlain = false): string {
  const port = process.env.PORT ?? 10002
  const either = `  (or http://localhost:${port})`
  const accounts = ACCOUNTS.map(
    ([name = '', phone, variant, role]) => `    ${name.padEnd(12)}${phone}  ${variant}  ${role}`,
  )
  return [
    '',
    `  材料供应商  http://material.localhost:${port}${isPlain ? '' : either}`,
    `  集采供应商  http://supplier.localhost:${port}${isPlain ? either : ''}`,
    '',
    '  Demo accounts, password Mall@2026, SMS code 123456:',
    ...accounts,
    '\n',
  ].join('\n')
}
