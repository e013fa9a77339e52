import { defineConfig } from '@playwright/test'
import { PORTS } from './side'

const port = PORTS.now

/** Figures, not tests of behaviour: one worker, no retry, the built bundle in the system's Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './reference.ts',
  outputDir: '../../../test-results',
  workers: 1,
  timeout: 300_000,
  reporter: [['line']],
  use: {
    baseURL: `http://supplier.localhost:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  metadata: { port },
  webServer: {
    command: 'npx vite preview',
    cwd: '../../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
