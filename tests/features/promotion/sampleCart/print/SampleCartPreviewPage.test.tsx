import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, sum } from '#domain/money'
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

it('says each part below the column that it is the sum of: what is due below the amounts after discounts', async () => {
  const [row, ...others] = db.fullDiscounts.filter(({ storeId }) => storeId === '9003')
  for (const { id } of others) db.fullDiscounts.update(id, { startTime: '', endTime: '' })
  const day = serverNow().slice(0, 10)
  db.fullDiscounts.update(row?.id ?? '', {
    startTime: `${day} 00:00:00`,
    endTime: `${day} 23:59:59`,
    fullMoney: '1',
    fullMinus: '1',
    scopeType: 'ALL',
    scopeId: '',
    fullMinusFlag: true,
    fullRateFlag: false,
    freeFreightFlag: false,
  })
  await open(searchOf(CART))
  const sheet = await screen.findByRole('region', { name: '试算单' })
  const foot = footOf(sheet)
  const heads = [...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '')
  const total = (head: string) => {
    const cells = [...sheet.querySelectorAll('tbody tr')].map((line) => line.children[heads.indexOf(head)]?.textContent)
    return formatMoney(sum(cells.map((cell) => cell?.replaceAll(',', '') || 0)))
  }
  const found = (label: string) => foot.find((row) => row.label.startsWith(label))
  expect(found('商品金额')).toMatchObject({ head: '金额', amount: total('金额') })
  expect(found('活动优惠')).toMatchObject({ head: '优惠', amount: '1.00' })
  expect(found('买家应付（元）　不含运费')).toMatchObject({ head: '优惠后', amount: total('优惠后') })
})

/** The rows below the lines: their words, and their amount with the head of its column. */
function footOf(sheet: HTMLElement) {
  const heads = [...sheet.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '')
  return [...sheet.querySelectorAll('tfoot tr')].map((row) => {
    const [label, ...cells] = [...row.children] as HTMLTableCellElement[]
    const at = cells.findIndex(({ textContent }) => textContent !== '')
    return {
      label: label?.textContent ?? '',
      amount: cells[at]?.textContent ?? '',
      head: heads[(label?.colSpan ?? 1) + at] ?? '',
    }
  })
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
