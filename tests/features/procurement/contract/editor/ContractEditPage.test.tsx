import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { inPage, renderPage, runApp, shows } from '#tests/kit/render'
import { contractIn } from '#tests/mocks/procurement/contract/contractDraft'

runApp('supplier')

it.each([1, 2, 8])('in status %s shows no form and leads to the record', async (status) => {
  const { id } = contractIn(status)
  await renderPage({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows('合同在当前状态下不能修改。')
  expect(inPage().getByRole('button', { name: '查看合同' })).toBeEnabled()
  expect(db.contracts.get(id)?.status).toBe(status)
})
