import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money'
import { db } from '#mocks/areas'
import { groupBuyIn } from '#tests/features/promotion/groupBuy/addresses'
import { fill, inPage, loadAgain, renderPage, runApp, shows, user } from '#tests/kit/render'

runApp('material')

const dialog = () => within(screen.getByRole('dialog', { name: '选择商品' }))
const amount = (label: string) => inPage().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const verdicts = () => within(inPage().getByRole('list', { name: '活动是否适用' }))

/** Chooses a SKU of the demo shop by its number. */
async function choose(sn: string): Promise<void> {
  await user.click(inPage().getByRole('button', { name: '选择试算商品' }))
  await screen.findByRole('dialog', { name: '选择商品' })
  await fill(dialog().getByLabelText('货号', { selector: 'input' }), sn)
  await user.keyboard('{Enter}')
  const option = await waitFor(() => {
    const [only, ...others] = dialog().getAllByRole('option')
    expect(others).toEqual([])
    return only as HTMLElement
  })
  await user.click(option)
  await user.click(dialog().getByRole('button', { name: /确\s?定/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

it('says what a buyer pays for a cart, and why an activity does not apply', async () => {
  const { id, promotionName, prices } = groupBuyIn('START')
  expect(id).not.toBe('')
  const sku = db.goodsSkus.get(prices[0]?.skuId ?? '')
  await renderPage({ path: '/promotions/sample-cart', account: 'haichuan' })
  await shows(/^选择商品后/)
  await choose(sku?.sn ?? '')
  await waitFor(() => expect(amount('商品金额')).toBe(formatMoney(sku?.price)))
  const group = () => verdicts().getByText(promotionName).closest('li')
  expect(group()).toHaveTextContent('只在参团购买时生效')
  const num = inPage().getByRole('spinbutton')
  await fill(num, '3')
  await user.tab()
  await waitFor(() => expect(amount('商品金额')).toBe(formatMoney(Number(sku?.price) * 3)))
  await fill(num, '1.5')
  await user.tab()
  await shows('应为 1～99999 的整数')
  expect(num).toHaveValue('1.5')
  expect(inPage().queryByText('商品金额')).not.toBeInTheDocument()
  await fill(num, '99999')
  await shows(`超过库存 ${sku?.quantity}，买家下不了单`)
  await fill(num, '1')
  await user.tab()
  await user.click(inPage().getByText('参团购买'))
  await waitFor(() => expect(amount('买家应付（元）')).toBe(formatMoney(prices[0]?.price)))
  expect(group()).toHaveTextContent('适用')
  expect(verdicts().getAllByText(/参团购买只可再用优惠券/).length).toBeGreaterThan(0)
  expect(amount('运费')).toBe('—')
})

it('sells wholesale goods by their tiers from the minimum batch on, and reads a kept cart again', async () => {
  const goods = db.goods.find(({ storeId, goodsName }) => storeId === '9003' && goodsName.startsWith('抛釉砖'))
  const sku = db.goodsSkus.find(({ goodsId }) => goodsId === goods?.id)
  db.goodsSkus.update(sku?.id ?? '', { quantity: '500' })
  await renderPage({ path: '/promotions/sample-cart', account: 'haichuan' })
  await shows(/^选择商品后/)
  await choose(sku?.sn ?? '')
  await waitFor(() => expect(inPage().getByRole('spinbutton')).toHaveValue('30'))
  await waitFor(() => expect(amount('商品金额')).toBe('1,194.00'))
  await shows(`39.80 元/${goods?.goodsUnit}　30${goods?.goodsUnit} 起批`.replaceAll('　', ' '))
  await fill(inPage().getByRole('spinbutton'), '1')
  await user.tab()
  await shows('买不了：低于起批量 30')
  expect(inPage().getByText('低于起批量 30，买家下不了单')).toBeInTheDocument()
  expect(inPage().queryByText('商品金额')).not.toBeInTheDocument()
  const number = async (num: string) => {
    await fill(inPage().getByRole('spinbutton'), num)
    await user.tab()
  }
  await number('30')
  await waitFor(() => expect(amount('商品金额')).toBe('1,194.00'))
  await number('120')
  await waitFor(() => expect(amount('商品金额')).toBe('4,380.00'))
  db.goods.update(goods?.id ?? '', { wholesaleList: [{ num: '30', price: '40.00' }] })
  await loadAgain()
  await waitFor(() => expect(amount('商品金额')).toBe('4,800.00'))
  db.goods.update(goods?.id ?? '', { marketEnable: 'DOWN' })
  await loadAgain()
  await shows('买不了：商品已下架')
  db.goods.update(goods?.id ?? '', { marketEnable: 'UPPER', authFlag: 'TOBEAUDITED' })
  await loadAgain()
  await shows('买不了：商品审核中')
  db.goods.update(goods?.id ?? '', { deleteFlag: true })
  await loadAgain()
  await shows('买不了：商品已删除')
})

it('joins a group with one product of it, else says why not instead of a price', async () => {
  const { prices } = groupBuyIn('START')
  const inGroup = new Set(prices.map(({ skuId }) => skuId))
  const other = db.goodsSkus.find(
    ({ id, goodsId, storeId, quantity }) =>
      storeId === '9003' &&
      !inGroup.has(id) &&
      Number(quantity) > 0 &&
      db.goods.get(goodsId)?.salesModel === 'RETAIL' &&
      db.goods.get(goodsId)?.marketEnable === 'UPPER' &&
      db.goods.get(goodsId)?.authFlag === 'PASS',
  )
  await renderPage({ path: '/promotions/sample-cart', account: 'haichuan' })
  await shows(/^选择商品后/)
  await choose(other?.sn ?? '')
  await waitFor(() => expect(amount('商品金额')).toBe(formatMoney(other?.price)))
  await user.click(inPage().getByText('参团购买'))
  await shows('买不了：没有这个商品的拼团')
  await choose(db.goodsSkus.get(prices[0]?.skuId ?? '')?.sn ?? '')
  await shows('买不了：参团一次只能买一种商品')
  expect(inPage().queryByText('买家应付（元）')).not.toBeInTheDocument()
})
