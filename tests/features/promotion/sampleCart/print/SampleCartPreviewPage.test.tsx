import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, sum } from '#domain/money'
import { searchOf } from '#features/promotion/sampleCart/address/model'
import { db } from '#mocks/areas'
import { renderApp, runApp, user } from '#tests/kit/render'

runApp('material')

const sold = db.goodsSkus.filter(({ goodsId, quantity }) => {
  const goods = db.goods.get(goodsId)
  return goods?.storeId === '9003' && goods.goodsType === 'VIRTUAL_GOODS' && Number(quantity) > 9 && !goods.deleteFlag
})
const items = sold.slice(0, 2).map(({ id, goodsId }, at) => ({ id, goodsId, num: at + 1 }))
const CART = { items, moment: '', isGroupBuy: false, isDistributed: false, cityId: '', buyerId: '', coupon: '' }
const open = (search: string) => renderApp({ path: `/sampleCartPreview?${search}`, account: 'haichuan' })

it('prints lines, what the buyer pays in figures and capitals, and what the shop gets unless it is for a buyer', async () => {
  for (const { id } of db.fullDiscounts.all()) db.fullDiscounts.update(id, { startTime: '', endTime: '' })
  const total = sum(items.map(({ id, num }) => sum([db.goodsSkus.get(id)?.price]).times(num)))
  await open(searchOf(CART))
  const sheet = await screen.findByRole('region', { name: '试算单' })
  for (const { id } of items) expect(sheet).toHaveTextContent(db.goodsSkus.get(id)?.goodsName ?? 'none')
  expect(sheet).toHaveTextContent('海川建材有限公司')
  const rows = [...sheet.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent ?? '')
  expect(rows.find((row) => row.startsWith('买家应付（元）'))).toContain(formatMoney(total))
  expect(rows).toContain(`人民币（大写）：${chineseAmount(total)}`)
  expect(rows.find((row) => row.startsWith('店铺所得（元）'))).toMatch(/\d\.\d\d$/)
  await user.click(screen.getByRole('switch', { name: '打印店铺所得' }))
  await waitFor(() => expect(sheet).not.toHaveTextContent('店铺所得'))
  expect(sheet).not.toHaveTextContent('平台服务费')
})

it.each([
  ['nothing', 'cart=', '没有可打印的试算单。'],
  ['nonsense', 'cart=1*2*x', '没有可打印的试算单。'],
  ['a product that is gone', 'cart=1*2*1', '买不了：商品已删除'],
])('of %s prints no sheet, and says why', async (_what, search, reason) => {
  await open(search)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^打\s?印$/ })).toBeDisabled()
})
