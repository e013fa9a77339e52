import { defineConfig } from '@playwright/test'
import journeys from '#tests/e2e/playwright.config'

/** Before a release: the journeys tagged `@release`, and every theme, width and zoom of each screen. */
export default defineConfig<{ isThorough: boolean }>({
  ...journeys,
  testDir: '..',
  grepInvert: [],
  outputDir: '../../../test-results',
  globalTeardown: '../kit/calls.ts',
  webServer: [journeys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../../..' })),
  projects: [
    { name: 'journeys', grep: /@release/ },
    { name: 'screens', testMatch: ['screens/everyScreen.spec.ts'], use: { isThorough: true } },
  ],
})
