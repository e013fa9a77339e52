import { defineConfig } from '@playwright/test'
import { PORTS } from '#tests/e2e/kit/port'
import journeys from '#tests/e2e/playwright.config'
import { DEMO_TIME } from './demoTime'

/** Loads the clock that stands still into a server. */
const CLOCK = new URL('clock.mjs', import.meta.url).href

/** Pictures, not tests: the built bundle of the tree LOOKS_TREE, from a server per worker, whose time stands still. */
export default defineConfig({
  ...journeys,
  testIgnore: [],
  outputDir: '../../../../test-results/looks-run',
  globalTeardown: undefined,
  fullyParallel: true,
  retries: 0,
  reporter: [['line']],
  webServer: PORTS.map((port) => ({
    command: `"${process.execPath}" --import ${CLOCK} node_modules/vite/bin/vite.js preview`,
    cwd: process.env.LOOKS_TREE,
    env: { PORT: String(port), DEMO_TIME, KEEP: '', SCALE: '' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
  })),
})
