import { defineConfig } from '@playwright/test'
import { PORTS } from '#tests/e2e/kit/port'
import common from '#tests/e2e/playwright.config'

/** The main path and the print, unchanged, against a gateway that was written from the guide. */
export default defineConfig<{ lacksCalls: boolean }>({
  ...common,
  testDir: '..',
  outputDir: '../../../test-results',
  testMatch: /procurement\/(mainPath|print)\.spec\.ts$/,
  globalTeardown: '../kit/calls.ts',
  // It has not what is proposed: the product asks once, is answered by 404, and goes without.
  use: { ...common.use, lacksCalls: true },
  webServer: PORTS.map((port) => ({
    command: 'node run.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
})
