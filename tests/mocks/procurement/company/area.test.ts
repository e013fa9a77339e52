import { beforeEach, expect, it } from 'vitest'
import { resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'

let client: Client
beforeEach(async () => {
  resetDb()
  client = await signIn('yueheng')
})

it('returns buyer companies, and the projects of one with all below it', async () => {
  const companies = await client.get<{ id: string }[]>('/api/store/company/companyForStoreContract', { isTest: 0 })
  expect(companies.data.map(({ id }) => id)).toEqual(['3001', '3002', '3003'])
  const projects = async (companyId: string) =>
    (await client.get<{ id: string }[]>('/api/gd-system/company/getChildrenProject', { companyId })).data.map(
      ({ id }) => id,
    )
  expect(await projects('3001')).toHaveLength(8)
  expect(await projects('3003')).toEqual(['5003', '5007'])
})
