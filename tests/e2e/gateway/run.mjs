import { runnerImport } from 'vite'

// Starts the gateway on the port that PORT names.
await runnerImport(new URL('server.ts', import.meta.url).pathname, { configFile: false, logLevel: 'error' })
