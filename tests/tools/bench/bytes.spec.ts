import { expect, test } from '@playwright/test'
import { ringsOf } from '#tests/architecture/rings'
import { chunkGraph, filesOf, gzipKiB, routeModules } from './bundle'
import { note, summary } from './report'

/** The modules that the HTML loads at once for everybody. */
const START = ['index.html', 'src/main.tsx']
const SIGN_IN = 'src/features/account/signIn/SignInPage.tsx'
const FIRST_LIST = 'src/features/procurement/contract/list/ContractListPage.tsx'

test('bytes of script, gzip', () => {
  note('JS: sign-in', gzipKiB(filesOf(...START, SIGN_IN)), 'KiB', 215)
  const base = filesOf(...START, 'src/app/layout/Layout.tsx', FIRST_LIST)
  note('JS: shell + contract list', gzipKiB(base), 'KiB', 371)
  for (const route of routeModules()) {
    const own = [...filesOf(route)].filter((file) => !base.has(file))
    note(`JS: ${route.replace('src/features/', '')}, further`, gzipKiB(own), 'KiB', 100)
  }
  const { table, over } = summary()
  process.stdout.write(`\n${table}\n\n`)
  expect(over).toEqual([])
})

test('chunks import each other in no circle', () => {
  // In a circle one of them runs first, and what it takes from the other is still undefined.
  expect(ringsOf(chunkGraph())).toEqual([])
})
