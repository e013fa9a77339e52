import { defineConfig } from '@playwright/test'
import { PORTS } from '#tests/e2e/kit/port'
import journeys from '#tests/e2e/playwright.config'

/**
 * The journeys of the main path and of prints against the small gateway of this folder, which serves the bundle too.
 */
export default defineConfig({
  ...journeys,
  testDir: '..',
  grepInvert: [],
  testMatch: ['procurement/mainPath.spec.ts', 'procurement/print.spec.ts'],
  outputDir: '../../../test-results',
  globalTeardown: '../kit/calls.ts',
  webServer: PORTS.map((port) => ({
    command: 'node tests/e2e/gateway/run.mjs',
    cwd: '../../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
})
