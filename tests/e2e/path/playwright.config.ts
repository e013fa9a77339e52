import { defineConfig } from '@playwright/test'
import { BASE, PORTS } from '#tests/e2e/kit/port'
import journeys from '#tests/e2e/playwright.config'

/** The main path and every screen of a site that is served under a path of its host. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  grepInvert: [],
  testMatch: ['procurement/mainPath.spec.ts', 'screens/everyScreen.spec.ts', 'path/*.spec.ts'],
  testIgnore: [],
  outputDir: '../../../test-results',
  globalTeardown: '../kit/calls.ts',
  webServer: PORTS.map((port) => ({
    command: 'npx vite preview --outDir dist-path',
    cwd: '../../..',
    env: { PORT: String(port), BASE },
    url: `http://localhost:${port}${BASE}`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
})
