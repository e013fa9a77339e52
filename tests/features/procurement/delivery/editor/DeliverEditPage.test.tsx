import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { CONTRACT, lineCount, ORDER } from '#tests/features/procurement/delivery/noteForm'
import { address, inPage, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('supplier')

const PATH = '/supplier/deliver/createDeliver'

it('has all open lines of the order, and warns that its contract has expired', async () => {
  const contract = db.contracts.find(({ contractCode }) => contractCode === CONTRACT)
  db.contracts.update(contract?.id ?? '', { expireDate: '2024-03-02' })
  await renderPage({ path: `${PATH}?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await waitFor(() => expect(lineCount()).toBe(1))
  await shows(`合同 ${CONTRACT} 已到期或已不在履行中，请与采购单位确认后再发货。`)
})

it('without a source leads to the choice of materials', async () => {
  await renderPage({ path: PATH, account: 'yueheng' })
  await shows('请先选择要送货的材料。')
  await user.click(inPage().getByRole('button', { name: '选择材料' }))
  await waitFor(() => expect(address()).toBe('/supplier/deliver/chooseMaterial'))
  await shows(/^CG\d{8}/)
})
