import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { describeRecord } from '#tests/kit/describeRecord'
import { inPage, renderApp, runApp, shows } from '#tests/kit/render'
import { contractIn } from '#tests/mocks/procurement/contract/contractDraft'

runApp('supplier')

describeRecord({
  name: 'a contract to edit, by its address',
  account: 'yueheng',
  path: () => `/agreementEdit?id=${contractIn(4).id}`,
  missing: '/agreementEdit?id=999999',
  api: '/contract/queryContractById',
  tab: '编辑合同',
  title: () => contractIn(4).contractCode,
  values: { 合同编号: contractIn(4).contractCode, 合同名称: contractIn(4).contractName },
})

it.each([1, 2, 8])('in status %s has no form, and leads to what can be read', async (status) => {
  const { id } = contractIn(status)
  await renderApp({ path: `/agreementEdit?id=${id}`, account: 'yueheng' })
  await shows('合同在当前状态下不能修改。')
  expect(inPage().getByRole('button', { name: '查看合同' })).toBeEnabled()
  expect(db.contracts.get(id)?.status).toBe(status)
})
