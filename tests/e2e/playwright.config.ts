import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { PORT, PORTS } from '#tests/e2e/kit/port'

/** The browser without its window, which takes a fifth less of a processor than all of it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const CHROMIUM = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium'

/**
 * Journeys in the system's Chrome or Chromium (`CHROME` names another) against the served production bundle. Those
 * tagged `@release` are run by the configuration of the folder `release`.
 */
export default defineConfig({
  testDir: '.',
  testIgnore: ['browsers/**', 'lilishop/**', 'path/**'],
  grepInvert: /@release/,
  outputDir: '../../test-results',
  globalTeardown: './kit/calls.ts',
  fullyParallel: false,
  workers: PORTS.length,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['github']] : [['list']],
  use: {
    baseURL: `http://supplier.localhost:${PORT}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    // While a dialog grows, its buttons move away from the pointer of a slow machine.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace doubles the time of a journey, so only retries are recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME ?? CHROMIUM,
      args: [
        '--no-sandbox',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: PORTS.map((port) => ({
    command: 'npx vite preview',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
})
