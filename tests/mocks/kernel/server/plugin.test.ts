import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { greeting } from '#mocks/kernel/server/plugin'

it('a start prints every account of the README', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const named = [...readme.matchAll(/^\| `(\w+)` \| (199\d{8}) \|/gm)].map(
    ([, account, phone]) => `${account} ${phone}`,
  )
  const printed = [...greeting().matchAll(/^ +(\w+) +(199\d{8}) /gm)].map(([, account, phone]) => `${account} ${phone}`)
  expect(named.length).toBeGreaterThanOrEqual(6)
  expect(printed.sort()).toEqual(named.sort())
})
