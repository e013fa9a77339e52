import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'

// `npm run sweep` runs what takes long, so that `npm test` stays short however many screens there are.

/** Suites of the demo world as a whole, and of rules over thousands of rows or random cases. */
const WORLD = ['tests/mocks/world/**/*.test.ts', 'tests/mocks/kernel/store/keep*.test.ts', 'tests/**/*.bulk.test.ts']

/** Suites of the shell and the transport under it, and of the longest screens from end to end. */
const SHELL = ['tests/app/**/*.test.tsx', 'tests/shared/http/refresh.*.test.tsx', 'tests/shared/i18n.test.tsx']
const FLOWS = ['tests/**/*.flow.test.tsx']

/** Suites that go over every screen, or over every call. */
const SWEEPS = ['tests/sweeps/**/*.test.tsx', 'tests/figures/*.test.tsx', 'tests/contract/*.test.tsx']

/** In the sweep, as for the journeys in a browser: one more try on a busy machine, reported as such. */
const retry = process.env.CI ? 1 : 0

/** In short runs one more worker would mostly load all modules once more. */
const maxWorkers = availableParallelism()

/** The suites by where and when they run. One project after the other: a worker serves only one, and is restarted for the next. */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'rules',
      include: ['tests/**/*.test.ts'],
      exclude: WORLD,
      environment: 'node',
      maxWorkers,
      sequence: { groupOrder: 1 },
    },
  },
  {
    extends: true,
    test: {
      name: 'screens',
      include: ['tests/**/*.test.tsx'],
      exclude: [...SHELL, ...FLOWS, ...SWEEPS],
      environment: 'jsdom',
      maxWorkers,
      sequence: { groupOrder: 2 },
    },
  },
  // Checks that run over every screen of the product: they take longer with each screen.
  {
    extends: true,
    test: {
      name: 'sweeps',
      retry,
      include: SWEEPS,
      environment: 'jsdom',
      sequence: { groupOrder: 3 },
    },
  },
  {
    extends: true,
    test: { name: 'shell', retry, include: [...SHELL, ...FLOWS], environment: 'jsdom', sequence: { groupOrder: 3 } },
  },
  // Checks of the demo's year across all areas, and of keeping it over restarts.
  {
    extends: true,
    test: { name: 'world', retry, include: WORLD, environment: 'node', sequence: { groupOrder: 4 } },
  },
]
