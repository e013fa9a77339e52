import { waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { statusAt } from '#features/mall/activity/model'
import { db } from '#mocks/areas'
import { askedAt, fill, inPage, page, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { boxes, keys, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'

runApp('material')

/** The filter for the last three SKUs of a product. */
const THREE = 'sn=HC001-1'

const open = async (query = '', account = 'haichuan') => {
  await renderPage({ path: `/goods-stock?${query}`, account })
  await settled()
}
const input = (kind: '库存' | '预警值', at = 0) =>
  within(records()[at] as HTMLElement).getByLabelText<HTMLInputElement>(new RegExp(`的${kind}$`))
const isOnSale = (goodsId: string) => {
  const goods = db.goods.get(goodsId)
  return goods?.marketEnable === 'UPPER' && !goods.deleteFlag
}
const sku = (at = 0) => db.goodsSkus.get(keys()[at] ?? '')

it('highlights low stock', async () => {
  await open('stock=LOW')
  const low = db.goodsSkus.filter(
    (row) => row.storeId === '9003' && isOnSale(row.goodsId) && Number(row.quantity) <= Number(row.alertQuantity),
  )
  expect(pagerTotal()).toBe(low.length)
  expect(input('库存').className).toMatch(/low/)
  expect(Number(sku()?.quantity)).toBeLessThanOrEqual(Number(sku()?.alertQuantity))
})

it('saves a figure of a row on blur or Enter, for its own SKU and only if it changed', async () => {
  await open(THREE)
  const other = sku(1)?.alertQuantity
  await user.click(input('预警值'))
  await user.tab()
  expect(askedAt('/update/alert/stocks')).toHaveLength(0)
  await fill(input('预警值'), '25')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sku()?.alertQuantity).toBe('25'))
  expect(sku(1)?.alertQuantity).toBe(other)
  await fill(input('库存', 1), '7')
  await user.tab()
  await waitFor(() => expect(sku(1)?.quantity).toBe('7'))
})

it('names the activities that a stock of nothing is taken from before it saves', async () => {
  const group = db.groupBuys.find((one) => one.storeId === '9003' && statusAt(one) === 'START')
  const own = db.goodsSkus.get(group?.prices[0]?.skuId ?? '')
  await open(`sn=${own?.sn}`)
  const answer = async (button: RegExp) => {
    await fill(input('库存'), '0')
    await user.tab()
    const asking = await waitFor(() => dialog('保存后，用到它的活动会受影响，继续？'))
    expect(asking).toHaveTextContent(`库存归零后买不到：「${group?.promotionName}」`)
    await user.click(within(asking).getByRole('button', { name: button }))
  }
  await answer(/^取\s?消$/)
  await waitFor(() => expect(input('库存')).toHaveValue(own?.quantity))
  await answer(/^保\s?存$/)
  await waitFor(() => expect(sku()?.quantity).toBe('0'))
})

it('keeps an invalid or rejected figure as typed, and blocks no other row', async () => {
  await open(THREE)
  const before = sku()?.alertQuantity
  await fill(input('预警值'), '2.5')
  await user.tab()
  await shows('请输入0~99999999之间的整数')
  expect(input('预警值')).toHaveValue('2.5')
  await fill(input('预警值', 1), '30')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sku(1)?.alertQuantity).toBe('30'))
  expect(sku()?.alertQuantity).toBe(before)
  await user.click(input('预警值'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input('预警值')).toHaveValue(before))
  server.use(
    http.put('*/update/alert/stocks', () =>
      HttpResponse.json({ success: false, code: 400, message: '服务器繁忙，请稍后重试' }, { status: 400 }),
    ),
  )
  await fill(input('预警值'), '26')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.body).toHaveTextContent('服务器繁忙，请稍后重试'))
  await waitFor(() => expect(input('预警值')).toBeEnabled())
  expect(input('预警值')).toHaveValue('26')
})

it('sets one alert value for the ticked rows', async () => {
  await open(THREE)
  for (const box of boxes().slice(0, 2)) await user.click(box)
  await user.click(inPage().getByRole('button', { name: '批量设置预警值（2）' }))
  const asking = await waitFor(() => dialog('为 2 个规格设置预警值？'))
  await fill(within(asking).getByLabelText('预警值'), '44')
  await user.click(within(asking).getByRole('button', { name: /^设\s?置$/ }))
  await waitFor(() => expect([sku(0), sku(1)].map((one) => one?.alertQuantity)).toEqual(['44', '44']))
})

it('is read-only for a read-only account', async () => {
  await open(THREE, 'haichuan03')
  expect(within(page()).queryByLabelText(/的库存$/)).toBeNull()
  for (const name of [/批量/, /导入库存/]) expect(inPage().queryByRole('button', { name })).toBeNull()
})
