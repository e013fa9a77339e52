import { availableParallelism } from 'node:os'
import type { TestProjectConfiguration } from 'vitest/config'

// `npm run sweep` runs what takes long, so that `npm test` stays short however many screens there are.

/**
 * Suites that only `npm run release:check` runs: what a change of one screen or rule reaches last, because its
 * mechanics are proven once elsewhere. Every screen and editor in English, under altered answers, faults, other
 * people's changes, a gateway without our capabilities and at a first visit; what each screen reads; random bodies
 * against each form's rules; the commands that check gateways; keeping the data on a disk; the demo on other days.
 */
const RELEASE_SCREENS = [
  'tests/sweeps/release/*.test.tsx',
  'tests/contract/{callFaults,conform,sandbox,screens,serve,site,wrongGateways}.test.tsx',
]
/** Long screens of which a change is tried by their rules, the sweeps and a journey: the suite's name says it. */
const RELEASE_FLOWS = ['tests/**/*.release.test.tsx']
const RELEASE_RULES = [
  'tests/contract/conformCommand.test.ts',
  'tests/contract/forms/*.bulk.test.ts',
  'tests/mocks/kernel/store/keep*.test.ts',
  'tests/mocks/world/sameWorld.test.ts',
]

/** Suites of the demo world as a whole, and of rules over thousands of rows or random cases. */
const WORLD = ['tests/mocks/world/**/*.test.ts', 'tests/**/*.bulk.test.ts']

/** Suites of the shell and the transport under it, and of the longest screens from end to end: paper, orders, money. */
const SHELL = ['tests/app/**/*.test.tsx', 'tests/shared/http/refresh.*.test.tsx', 'tests/shared/i18n.test.tsx']
const FLOWS = ['tests/**/*.flow.test.tsx']

/** Suites that go over every screen, and those that hold every call to the OpenAPI document. */
const SWEEPS = ['tests/sweeps/*.test.tsx', 'tests/figures/*.test.tsx']
const DOCUMENT = ['tests/contract/document.test.tsx']

/** In the sweep, as for the journeys in a browser: one more try on a busy machine, reported as such. */
const retry = process.env.CI ? 1 : 0

/** In short runs one more worker would mostly load all modules once more. */
const maxWorkers = availableParallelism()

/**
 * The suites by where and when they run. One project after the other: a worker serves only one, and is restarted for
 * the next.
 */
export const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'rules',
      include: ['tests/**/*.test.ts'],
      exclude: [...WORLD, ...RELEASE_RULES],
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
      exclude: [...SHELL, ...FLOWS, ...SWEEPS, ...DOCUMENT, ...RELEASE_SCREENS, ...RELEASE_FLOWS],
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
      include: [...SWEEPS, ...DOCUMENT],
      environment: 'jsdom',
      sequence: { groupOrder: 3 },
    },
  },
  {
    extends: true,
    test: {
      name: 'shell',
      retry,
      include: [...SHELL, ...FLOWS],
      exclude: RELEASE_FLOWS,
      environment: 'jsdom',
      sequence: { groupOrder: 3 },
    },
  },
  // Checks of the demo's year across all areas, beside the last screens, which leave workers idle.
  {
    extends: true,
    test: {
      name: 'world',
      retry,
      include: WORLD,
      exclude: RELEASE_RULES,
      environment: 'node',
      sequence: { groupOrder: 3 },
    },
  },
  {
    extends: true,
    test: {
      name: 'release',
      retry,
      include: [...RELEASE_SCREENS, ...RELEASE_FLOWS],
      environment: 'jsdom',
      sequence: { groupOrder: 4 },
    },
  },
  {
    extends: true,
    test: { name: 'releaseRules', retry, include: RELEASE_RULES, environment: 'node', sequence: { groupOrder: 4 } },
  },
]
