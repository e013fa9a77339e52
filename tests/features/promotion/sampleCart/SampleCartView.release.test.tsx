import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fixed, formatMoney, sum } from '#domain/money'
import { serverNow } from '#domain/time'
import { statusAt } from '#features/mall/activity/model'
import { searchOf } from '#features/promotion/sampleCart/address/model'
import { citiesOf } from '#features/store/freight/model'
import { freightOf } from '#features/store/freight/model/charge'
import { db } from '#mocks/areas'
import { breakDown } from '#tests/kit/hold'
import {
  address,
  asked,
  choose,
  fill,
  inPage,
  loadAgain,
  renderPage,
  runApp,
  server,
  shows,
  user,
} from '#tests/kit/render'

runApp('material')

const OWN = '9003'
const amount = (label: string) => inPage().getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const templates = db.freightTemplates.filter(({ supplierId }) => supplierId === OWN)
const template = (method: string) => templates.find(({ pricingMethod }) => pricingMethod === method)
const near = citiesOf(template('WEIGHT')?.freightTemplateChildList[0] ?? { area: '', areaId: '' })[0] ?? ''

/** A SKU that is sold by a template of a kind. */
function soldBy(method: string) {
  const found = db.goodsSkus.find(({ goodsId, quantity }) => {
    const goods = db.goods.get(goodsId)
    return (
      goods?.storeId === OWN &&
      goods.salesModel === 'RETAIL' &&
      goods.marketEnable === 'UPPER' &&
      goods.authFlag === 'PASS' &&
      !goods.deleteFlag &&
      Number(quantity) > 50 &&
      templates.some(({ id, pricingMethod }) => id === goods.templateId && pricingMethod === method)
    )
  })
  if (!found) throw new Error(`no product with freight by ${method}`)
  return found
}

type Parts = Partial<Parameters<typeof searchOf>[0]>
const cartOf = (skus: readonly { id: string; goodsId: string; num: number }[], more: Parts = {}) =>
  `/promotions/sample-cart?${searchOf({
    items: skus,
    moment: '',
    isGroupBuy: false,
    isDistributed: false,
    cityId: '',
    buyerId: '',
    ...more,
  })}`
const open = (path: string) => renderPage({ path, account: 'haichuan' })

/** Only the activities of a test run. */
beforeEach(() => {
  for (const { id } of db.fullDiscounts.all()) db.fullDiscounts.update(id, { startTime: '', endTime: '' })
})

it('adds the freight to the chosen city by the templates of the products, and says where nothing is sent', async () => {
  const skus = [soldBy('WEIGHT'), soldBy('NUM')].map((sku, at) => ({ ...sku, num: [31, 4][at] ?? 0 }))
  const lines = skus.map(({ goodsId, weight, num }) => ({
    templateId: db.goods.get(goodsId)?.templateId ?? '',
    weight,
    num,
  }))
  const rows = templates.map((row) => ({ ...row, goodsNum: null }))
  const expected = freightOf(lines, rows, near).amount
  expect(Number(expected)).toBeGreaterThan(0)
  await open(cartOf(skus))
  await waitFor(() => expect(amount('运费')).toBe('—'))
  const without = amount('买家应付（元）')
  await user.click(await waitFor(() => inPage().getByRole('combobox', { name: '收货城市' })))
  await user.click(await screen.findByText('广东省'))
  await user.click(await screen.findByText('深圳市'))
  await waitFor(() => expect(amount('运费')).toBe(formatMoney(expected)))
  expect(amount('买家应付（元）')).toBe(formatMoney(sum([without?.replaceAll(',', ''), expected])))
  expect(address()).toContain('city=')
  await user.click(inPage().getByRole('combobox', { name: '收货城市' }))
  await user.click(await screen.findByText('新疆维吾尔自治区'))
  await user.click(await screen.findByText('乌鲁木齐市'))
  await shows('有商品不送到收货城市，买家下不了单')
  expect(amount('买家应付（元）')).toBe('—')
})

it('is free of freight where the full discount says so', async () => {
  const sku = { ...soldBy('WEIGHT'), num: 40 }
  const [row] = db.fullDiscounts.filter(({ storeId }) => storeId === OWN)
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
    freeFreightFlag: true,
  })
  await open(cartOf([sku], { cityId: near }))
  await shows(`「${row?.promotionName}」免邮费`)
  expect(amount('运费')).toBe('0.00')
})

it('offers the coupons that a buyer holds or can receive, the best of them by itself', async () => {
  const sku = { ...soldBy('FREE'), num: 1 }
  const member = db.memberCoupons.find(({ storeId }) => storeId === OWN)
  const running = db.coupons.filter((row) => row.storeId === OWN && statusAt(row) === 'START')
  const [large, small, limited, ...others] = running
  for (const { id } of others) db.coupons.update(id, { startTime: '', endTime: '', rangeDayType: 'FIXEDTIME' })
  const terms = { couponType: 'PRICE', consumeThreshold: '0', scopeType: 'ALL', scopeId: '', getType: 'FREE' } as const
  for (const [row, price] of [
    [large, '0.30'],
    [small, '0.20'],
    [limited, '0.40'],
  ] as const)
    db.coupons.update(row?.id ?? '', { ...terms, price, publishNum: 0, couponLimitNum: 0 })
  for (const { id } of db.memberCoupons.filter(({ memberId }) => memberId === member?.memberId))
    db.memberCoupons.update(id, { memberCouponStatus: 'USED', couponId: limited?.id ?? '' })
  db.coupons.update(limited?.id ?? '', { couponLimitNum: 1 })
  await open(cartOf([sku], { buyerId: member?.memberId ?? '' }))
  await waitFor(() => expect(amount('优惠券')).toBe('-0.30'))
  const list = within(inPage().getByRole('list', { name: '活动是否适用' }))
  expect(list.getByText(limited?.couponName ?? '').closest('li')).toHaveTextContent(
    '每人限领 1 张，买家已领过，没有可用的',
  )
  await choose(inPage().getByRole('combobox', { name: '优惠券' }), new RegExp(`^${small?.couponName}.*-0.20$`))
  await waitFor(() => expect(amount('优惠券')).toBe('-0.20'))
  expect(address()).toContain(`coupon=${small?.id}`)
  await choose(inPage().getByRole('combobox', { name: '优惠券' }), '不用优惠券')
  await waitFor(() => expect(amount('优惠券')).toBe('0.00'))
  await choose(inPage().getByRole('combobox', { name: '买家' }), '新买家（没有领过券）')
  await choose(inPage().getByRole('combobox', { name: '优惠券' }), '自动用最优惠的一张')
  await waitFor(() => expect(amount('优惠券')).toBe('-0.40'))
})

it('takes fee and commission off for the shop', async () => {
  const sku = { ...soldBy('FREE'), num: 10 }
  for (const { id } of db.coupons.all())
    db.coupons.update(id, { startTime: '', endTime: '', rangeDayType: 'FIXEDTIME' })
  db.goodsSkus.update(sku.id, { price: '20.00' })
  const category = db.goods.get(sku.goodsId)?.categoryPath.split(',').at(-1) ?? ''
  db.goodsCategories.update(category, { commissionRate: '2.5' })
  for (const { id } of db.distributionGoods.filter(({ skuId }) => skuId === sku.id)) db.distributionGoods.delete(id)
  const [row] = db.distributionGoods.filter(({ storeId }) => storeId === OWN)
  db.distributionGoods.update(row?.id ?? '', { skuId: sku.id, commission: '1.20' })
  await open(cartOf([sku]))
  await waitFor(() => expect(amount('店铺所得（元）')).toBe('195.00'))
  expect(amount('平台服务费')).toBe('-5.00')
  await user.click(inPage().getByRole('switch', { name: '经分销员成交' }))
  await waitFor(() => expect(amount('分销佣金')).toBe('-12.00'))
  expect(amount('店铺所得（元）')).toBe(fixed(183, 2))
})

it('is copied as an address, which shows present prices and leads out of what is gone', async () => {
  const [sku, gone] = [
    { ...soldBy('FREE'), num: 2 },
    { ...soldBy('NUM'), num: 1 },
  ]
  const path = cartOf([sku, gone], { cityId: 'nowhere', buyerId: 'nobody', coupon: 'nothing' })
  await open(path)
  await shows('没有这个城市，请重新选择')
  await shows('没有这个买家，按新买家计算')
  await shows('选的优惠券用不了，已自动换成最优惠的：这个时间没有这张券')
  const written = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  await user.click(inPage().getByRole('button', { name: '复制地址' }))
  expect(written).toHaveBeenCalledWith(expect.stringContaining(`${window.location.origin}/promotions/sample-cart?`))
  db.goodsSkus.update(sku.id, { price: '77.00' })
  db.goods.update(gone.goodsId, { deleteFlag: true })
  await loadAgain()
  await shows('买不了：商品已删除')
  await user.click(inPage().getByRole('button', { name: '移除不再出售的商品' }))
  await waitFor(() => expect(amount('商品金额')).toBe('154.00'))
  expect(address()).not.toContain(gone.id)
})

it('shares and prints the very moment that the form shows, though nobody set it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const opened = serverNow()
  const written = vi.fn((_text: string) => Promise.resolve())
  const sheets = vi.spyOn(window, 'open').mockReturnValue(null)
  await open(cartOf([{ ...soldBy('FREE'), num: 2 }]))
  await waitFor(() => expect(inPage().getByLabelText('下单时间')).toBeEnabled())
  expect(inPage().getByLabelText('下单时间')).toHaveValue(opened.slice(0, 16))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } })
  vi.setSystemTime(Date.now() + 180_000)
  await user.click(inPage().getByRole('button', { name: '复制地址' }))
  await user.click(inPage().getByRole('button', { name: '打印' }))
  const moments = [written.mock.calls[0]?.[0], sheets.mock.calls[0]?.[0]].map((url) =>
    new URL(String(url), window.location.origin).searchParams.get('moment'),
  )
  expect(moments).toEqual([opened, opened])
  vi.useRealTimers()
})

it('takes the first buyer and the first city that match what was typed, by Enter', async () => {
  const member = db.memberCoupons.find(({ storeId }) => storeId === OWN)
  await open(cartOf([{ ...soldBy('WEIGHT'), num: 2 }]))
  const buyer = await waitFor(() => inPage().getByRole('combobox', { name: '买家' }))
  await user.click(buyer)
  await user.keyboard(member?.memberName ?? '')
  // Before the hits are read.
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain(`buyer=${member?.memberId}`))
  await user.click(buyer)
  await user.keyboard('没有这个人{Enter}')
  expect(await screen.findByText('没有找到买家')).toBeInTheDocument()
  expect(address()).toContain(`buyer=${member?.memberId}`)
  await user.keyboard('{Escape}')
  const city = inPage().getByRole('combobox', { name: '收货城市' })
  await user.click(city)
  await screen.findByText('广东省')
  await user.keyboard('佛山')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toContain('city='))
  expect(await inPage().findAllByText('广东省 / 佛山市')).not.toEqual([])
  await shows(/^「.*」共 .*kg：首重/)
})

it('leaves a number that is nonsense in the address to be corrected', async () => {
  const sku = { ...soldBy('FREE'), num: 3 }
  await open(cartOf([sku]).replace('*3', '*x'))
  await shows('先改正标红的内容')
  await shows('应为 1～99999 的整数')
  await fill(inPage().getByRole('spinbutton'), '3')
  await user.tab()
  await waitFor(() => expect(amount('商品金额')).toBe(formatMoney(sum([sku.price]).times(3))))
})

it('asks again for what could not be read, and reads nothing for an empty cart', async () => {
  await open('/promotions/sample-cart')
  await shows(/^选择商品后/)
  expect(asked.filter(({ path }) => /activity|category|freight|member/.test(path))).toEqual([])
  const sku = { ...soldBy('WEIGHT'), num: 1 }
  breakDown({ api: '/store/setting/freightTemplate' })
  breakDown({ api: '/goods/category/all' })
  await open(cartOf([sku], { cityId: near }))
  await waitFor(() => expect(inPage().getAllByRole('button', { name: /^重\s?试$/ })).toHaveLength(2))
  expect(amount('商品金额')).toBe(formatMoney(sku.price))
  server.resetHandlers()
  for (const button of inPage().getAllByRole('button', { name: /^重\s?试$/ })) await user.click(button)
  await waitFor(() => expect(amount('店铺所得（元）')).not.toBe('—'))
})
