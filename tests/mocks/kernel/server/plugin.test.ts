import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { greeting } from '#mocks/kernel/server/plugin'

const PRINTED = [...greeting().matchAll(/^ +(\w+) +(199\d{8}) /gm)].map(([, account, phone]) => `${account} ${phone}`)

it('a start prints every account of the demo', () => {
  const named = accountsOf('docs/demo.md')
  expect(named.length).toBeGreaterThanOrEqual(6)
  expect(PRINTED.toSorted()).toEqual(named.sort())
})

it('the README in both languages names the same three of them', () => {
  const named = accountsOf('README.md')
  expect(named).toHaveLength(3)
  expect(PRINTED).toEqual(expect.arrayContaining(named))
  expect(accountsOf('README.zh-CN.md')).toEqual(named)
})

/** The accounts in the tables of a document, each with its phone. */
function accountsOf(path: string): string[] {
  const text = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
  return [...text.matchAll(/^\| `(\w+)` \| (199\d{8}) \|/gm)].map(([, account, phone]) => `${account} ${phone}`)
}
