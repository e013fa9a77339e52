import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { fixed, formatMoney, sum } from '#domain/money'
import { serverNow } from '#domain/time'
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

it('prints lines, what the buyer pays in figures and capitals, and what the shop gets only where that is wanted', async () => {
  for (const { id } of db.fullDiscounts.all()) db.fullDiscounts.update(id, { startTime: '', endTime: '' })
  const total = sum(items.map(({ id, num }) => sum([db.goodsSkus.get(id)?.price]).times(num)))
  await open(searchOf(CART))
  const sheet = await screen.findByRole('region', { name: '试算单' })
  for (const { id } of items) expect(sheet).toHaveTextContent(db.goodsSkus.get(id)?.goodsName ?? 'none')
  expect(sheet).toHaveTextContent('海川建材有限公司')
  const rows = [...sheet.querySelectorAll('tfoot tr')].map(({ textContent }) => textContent ?? '')
  expect(rows.find((row) => row.startsWith('买家应付（元）'))).toContain(formatMoney(total))
  expect(rows).toContain(`人民币（大写）：${chineseAmount(total)}`)
  expect(sheet).not.toHaveTextContent('店铺所得')
  expect(sheet).not.toHaveTextContent('平台服务费')
  await user.click(screen.getByRole('switch', { name: '打印店铺所得' }))
  await waitFor(() =>
    expect(footOf(sheet).find(({ label }) => label === '店铺所得（元）')?.amount).toMatch(/\d\.\d\d$/),
  )
})

it('takes each discount once from the amount of the lines down to what the buyer pays', async () => {
  const [row, ...others] = db.fullDiscounts.filter(({ storeId }) => storeId === '9003')
  for (const { id } of others) db.fullDiscounts.update(id, { startTime: '', endTime: '' })
  const day = serverNow().slice(0, 10)
  db.fullDiscounts.update(row?.id ?? '', {
    ...{ startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59`, fullMoney: '1', fullMinus: '1', scopeType: 'ALL' },
    ...{ scopeId: '', fullMinusFlag: true, fullRateFlag: false, freeFreightFlag: false },
  })
  await open(searchOf(CART))
  const sheet = await screen.findByRole('region', { name: '试算单' })
  const foot = footOf(sheet)
  const at = foot.findIndex(({ label }) => label === '买家应付（元）　不含运费')
  const parts = foot.slice(0, at).map(({ amount }) => amount.replaceAll(',', ''))
  expect(foot[0]?.label).toMatch(/^商品金额/)
  const column = [...sheet.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === '金额')
  const lines = [...sheet.querySelectorAll('tbody tr')].map((line) => line.children[column]?.textContent ?? '')
  expect(parts[0]).toBe(fixed(sum(lines.map((line) => line.replaceAll(',', '') || 0)), 2))
  expect(parts[1]).toBe('-1.00')
  expect(formatMoney(sum(parts))).toBe(foot[at]?.amount)
})

/** The rows below the lines: their words, and the amount in the column of the lines' amounts. */
function footOf(sheet: HTMLElement) {
  return [...sheet.querySelectorAll('tfoot tr')].map(({ children: [label, amount] }) => ({
    ...{ label: label?.textContent ?? '', amount: amount?.textContent ?? '' },
  }))
}

it.each([
  ['nothing', 'cart=', '没有可打印的试算单。'],
  ['nonsense', 'cart=1*2*x', '没有可打印的试算单。'],
  ['a product that is gone', 'cart=1*2*1', '买不了：商品已删除'],
])('of %s prints no sheet, and says why', async (_what, search, reason) => {
  await open(search)
  expect(await screen.findByText(reason)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^打\s?印$/ })).toBeDisabled()
})
