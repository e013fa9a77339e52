import { beforeAll, describe, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** The forms of all areas, as each area lists them. */
const areas = import.meta.glob<{ forms: FormsSpec }>('../../features/*/*/forms.ts', { eager: true })
const features = Object.entries(areas).map(([path, { forms }]) => ({
  feature: path.replace('../../features/', '').replace('/forms.ts', ''),
  ...forms,
}))

describe.each(features)('of random bodies about $feature only those are taken that the form takes', (one) => {
  let client: Client
  beforeAll(async () => {
    resetDb()
    client = await signIn(one.account)
  })

  it.each(Object.entries(one.bodies))('%s', async (_, check) => check(client))
})
