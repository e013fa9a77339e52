import { defineConfig } from '@playwright/test'
import journeys from '#tests/e2e/playwright.config'
import { ADAPTER_PORT, missingSettings, SERVICES, SITE, SITE_PORT } from './settings'

const root = { cwd: '../../..', reuseExistingServer: false, stdout: 'ignore' as const }

/** Journeys before a running lilishop; `docs/lilishop.md` says what they need. They run one after the other. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testIgnore: [],
  grepInvert: [],
  outputDir: '../../../test-results',
  globalSetup: './settings.ts',
  globalTeardown: '../kit/calls.ts',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  use: {
    ...journeys.use,
    baseURL: SITE,
    // The policy of the served site does not name the object store of the shop.
    bypassCSP: true,
  },
  webServer:
    missingSettings().length > 0
      ? []
      : [
          {
            ...root,
            command: `node tests/tools/contract/run.mjs gateway --port ${ADAPTER_PORT} --lilishop ${Object.values(SERVICES)}`,
            url: `http://127.0.0.1:${ADAPTER_PORT}/api/gd-auth/captcha`,
          },
          {
            ...root,
            command: 'npx vite preview',
            env: { PORT: String(SITE_PORT), API_TARGET: `http://127.0.0.1:${ADAPTER_PORT}` },
            url: `http://localhost:${SITE_PORT}/`,
          },
        ],
})
