import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

/** A feature's screens. */
const SCREENS = /\/src\/features\/\w+\/\w+\/screens\.ts$/
const IMPORTS = /^import \{[^}]*\} from '(?:\.|#features\/\w+\/\w+)\/endpoints'\n/gm
/** Query keys of links are there for the types alone. */
const QUERY_KEYS = /\bquery: \['[^\]]*\],?/g
const PREFETCH = /(?<=\bprefetch: )(\w+)\.(\w+)/g

type Endpoints = Record<string, Record<string, object>>

/**
 * Writes the endpoints that screens prefetch into them, at build time: they are plain data, and the small entry would
 * otherwise carry all calls of their features, which the sign-in page never sends. A prefetch is a GET with a query.
 */
export function inlineEndpoints(): Plugin {
  return {
    name: 'inline-endpoints',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!SCREENS.test(id)) return null
      const file = fileURLToPath(new URL('./runtime/allEndpoints.ts', import.meta.url))
      const { module } = await runnerImport<{ allEndpoints: Endpoints }>(file, {
        configFile: false,
        logLevel: 'error',
        resolve: { tsconfigPaths: true },
      })
      const inlined = code.replace(PREFETCH, (name, group: string, call: string) => {
        const endpoint = module.allEndpoints[group]?.[call]
        if (!endpoint) this.error(`${name} is no endpoint`)
        return JSON.stringify({
          ...endpoint,
          method: undefined,
          encoding: undefined,
          answer: undefined,
          required: undefined,
        })
      })
      return { code: inlined.replace(IMPORTS, '').replace(QUERY_KEYS, ''), map: null }
    },
  }
}
