import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ringsOf } from '#tests/architecture/rings'
import { product } from '#tests/architecture/source'
import { chunkGraph, DIST, filesOf, gzipKiB, routeModules } from './bundle'
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

/** Of these no code is in the bundle: they re-export from another. */
const WITHOUT_CODE = ['react-router-dom']

test('THIRD-PARTY.txt names every package that the product imports, each with a licence', () => {
  const text = readFileSync(join(DIST, 'THIRD-PARTY.txt'), 'utf8')
  const [, list = '', parts = ''] = /^.*:\n\n([\s\S]+?)\n\n(={80}\n[\s\S]+)$/.exec(text) ?? []
  const named = list.split('\n').map((line) => line.replace(/ \S+ \(.*\)$/, ''))
  expect(importedLibraries().filter((name) => !named.includes(name))).toEqual(WITHOUT_CODE)
  // Packages of packages, styles, and what the build itself adds.
  expect(named).toEqual(expect.arrayContaining(['zrender', 'scheduler', 'prosemirror-view', 'rolldown', 'vite']))
  const bare = parts.split(/^={80}$/m).filter((part) => part.trim() && !/^---- \S+\n\n\S[\s\S]{200}/m.test(part))
  expect(bare).toEqual([])
  expect(text).toContain('The Apache Software Foundation (https://www.apache.org/)')
})

/** The packages of the imports in `src` that are there at run time. */
function importedLibraries(): string[] {
  const names = product
    .filter(({ path }) => !path.startsWith('src/app/build/') && !path.endsWith('.d.ts'))
    .flatMap(({ imports, text }) => imports.filter(({ specifier }) => isAtRunTime(text, specifier)))
    .filter(({ isPackage }) => isPackage)
    .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '')
  return [...new Set(names)].filter((name) => !/^(?:virtual|node):|^#/.test(name)).sort()
}

/** Imports of types alone are gone in the bundle. */
function isAtRunTime(text: string, specifier: string): boolean {
  const end = `from '${specifier}'`
  const at = text.indexOf(end)
  if (at < 0) return true
  const statement = text.slice(text.lastIndexOf('\nimport', at) + 1, at)
  return !/^(?:import|export) type\b/.test(statement) && !/^import \{(?:\s*type \w+,?)+\s*\} $/.test(statement)
}
