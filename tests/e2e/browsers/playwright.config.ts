import { defineConfig } from '@playwright/test'
import journeys from '#tests/e2e/playwright.config'
import { OLD_CHROMIUM } from './oldChromium'

const EVERY_SCREEN = 'browsers/everyScreen.spec.ts'
const JOURNEYS = ['mainPath', 'print', 'gridMouse', 'upload'].map((name) => `procurement/${name}.spec.ts`)

/** The journeys in the oldest Chromium that is promised, and every screen in it and in Firefox. */
export default defineConfig({
  ...journeys,
  testDir: '..',
  testIgnore: [],
  grepInvert: [],
  outputDir: '../../../test-results',
  // These browsers are slower than the one without its window.
  timeout: 120_000,
  globalSetup: './oldChromium.ts',
  globalTeardown: '../kit/calls.ts',
  webServer: [journeys.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../../..' })),
  projects: [
    {
      name: 'chromium 109',
      testMatch: [EVERY_SCREEN, ...JOURNEYS, 'mall/phonePage.spec.ts'],
      use: { launchOptions: { ...journeys.use?.launchOptions, executablePath: OLD_CHROMIUM } },
    },
    {
      name: 'firefox',
      // Over WebDriver BiDi, Playwright fills in values past React and knows no double click: most journeys cannot run.
      testMatch: [EVERY_SCREEN],
      use: {
        browserName: 'firefox',
        // Stock Firefox, by WebDriver BiDi.
        channel: 'moz-firefox',
        // Playwright draws a picture with a style sheet that the page's policy refuses.
        screenshot: 'off',
        trace: 'off',
        launchOptions: {
          executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
          args: [],
          firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
        },
      },
    },
  ],
})
