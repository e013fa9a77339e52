import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Allowed, allowedScripts, allowedStyles } from './allowed'
import { findInScript } from './scripts'
import { findInStyles } from './styles'
import type { Finding } from './support'

const DIST = join(import.meta.dirname, '../../../../dist')

test('styles need nothing that a promised browser lacks', () => {
  expect(findIn('.css', findInStyles, allowedStyles)).toEqual([])
})

test('scripts need nothing that a promised browser lacks', () => {
  expect(findIn('.js', findInScript, allowedScripts)).toEqual([])
})

/** What is found and not allowed in the built files of a kind, and what is allowed and no longer found. */
function findIn(kind: string, find: (text: string) => Finding[], table: Allowed[]): string[] {
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(kind))
  expect(names.length).toBeGreaterThan(20)
  const met = new Set<Allowed>()
  const found = names.flatMap((name) =>
    find(readFileSync(join(DIST, name), 'utf8')).flatMap((finding) => {
      const allowed = table.filter((one) => one.name === finding.name && one.in.test(`${name} ${finding.excerpt}`))
      for (const one of allowed) met.add(one)
      return allowed.length > 0
        ? []
        : [`${name}: ${finding.lacking.join(', ')} lack ${finding.name}: ${finding.excerpt}`]
    }),
  )
  const stale = table.filter((one) => !met.has(one)).map(({ name }) => `allowed, but not found: ${name}`)
  return [...found, ...stale]
}
