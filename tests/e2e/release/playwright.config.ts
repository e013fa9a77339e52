import { defineConfig } from '@playwright/test'
import journeys from '#tests/e2e/playwright.config'

/**
 * Before a release: the journeys tagged `@release`, and every theme, width and zoom of each screen. `all` are the
 * journeys of both kinds, to run some by name.
 */
export default defineConfig<{ isThorough: boolean }>({
  ...journeys,
  testDir: '..',
  grepInvert: [],
  outputDir: '../../../test-results',
  globalTeardown: '../kit/calls.ts',
  webServer: [journeys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../../..' })),
  projects: [
    { name: 'journeys', grep: /@release/ },
    { name: 'all' },
    { name: 'screens', testMatch: ['screens/everyScreen.spec.ts'], use: { isThorough: true } },
  ],
})
