import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setCapabilities } from '#shared/capability/capabilityStore'
import { asked, field, inPage, renderPage, runApp, shows } from '#tests/kit/render'
import { heads, lastAsked, settled } from '#tests/kit/suites/listScreen'

runApp('material')
afterEach(() => setCapabilities('all'))

const open = async (path: string) => {
  setCapabilities([])
  await renderPage({ path, account: 'haichuan' })
  await settled()
}

it('a gateway that knows fewer filters is not asked by them, not even from an old address', async () => {
  await open('/receipts?issuable=1&orderSn=O2')
  expect(field('订单编号')).toHaveValue('O2')
  expect(screen.queryByLabelText('可以开票')).toBeNull()
  const sent = lastAsked('/trade/receipt')
  expect(sent).toMatchObject({ orderSn: 'O2' })
  expect(sent).not.toHaveProperty('issuable')
})

it('shows no column that such a gateway leaves empty', async () => {
  await open('/orders')
  expect(heads()).toContain('买家')
  for (const absent of ['收货人', '收货地址', '物流单号', '买家留言']) expect(heads()).not.toContain(absent)
})

it('has no tabs by a status that such a gateway does not look at', async () => {
  await open('/comments')
  expect(screen.queryByRole('radio', { name: /未回复/ })).toBeNull()
  expect(heads()).toContain('回复状态')
})

it('counts no task by them', async () => {
  setCapabilities([])
  await renderPage({ path: '/home', account: 'haichuan' })
  await shows('退货申请')
  expect(inPage().queryByText('待开发票')).toBeNull()
  // Those that only the platform makes are still to be checked.
  expect(inPage().getByText('商城账单待核对')).toBeInTheDocument()
  expect(inPage().queryByText('自建账单待提交')).toBeNull()
  expect(asked.some(({ query }) => query.has('issuable'))).toBe(false)
})
