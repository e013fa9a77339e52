// Starts the gateway of gateway.ts. PORT names its port.
import { runnerImport } from 'vite'

await runnerImport(new URL('gateway.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
