import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeRecord } from '#tests/kit/describeRecord'
import { address, inPage, renderApp, runApp, shows, user } from '#tests/kit/render'
import { lineCount, ORDER } from './noteForm'

runApp('supplier')

const PATH = '/supplier/deliver/createDeliver'

describeRecord({
  name: 'a new note of an order, by its address',
  account: 'yueheng',
  path: () => `${PATH}?orderSn=${ORDER}&items=all`,
  missing: `${PATH}?orderSn=CG0`,
  api: '/purchaseOrder/getByOrderSn',
  tab: '创建送货单',
  title: () => ORDER,
  values: { 收货人: '李伟', 收货人电话: '19900020001' },
})

it('has all lines of the order that are still to be sent', async () => {
  await renderApp({ path: `${PATH}?orderSn=${ORDER}&items=all`, account: 'yueheng' })
  await waitFor(() => expect(lineCount()).toBe(1))
})

it('of nothing leads to the choice of materials', async () => {
  await renderApp({ path: PATH, account: 'yueheng' })
  await shows('请先选择要送货的材料。')
  await user.click(inPage().getByRole('button', { name: '选择材料' }))
  await waitFor(() => expect(address()).toBe('/supplier/deliver/chooseMaterial'))
})
