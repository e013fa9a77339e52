import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverNow, serverToday } from '#domain/time'
import { db } from '#mocks/areas'
import { couponDetail } from '#mocks/promotion/coupon/rules'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import { address, askedAt, field, fill, inPage, renderPage, runApp, server, shows, user } from '#tests/kit/render'
import { couponNamed } from './addresses'

runApp('material')

const open = async (query = '', account = 'haichuan') => {
  await renderPage({ path: `/add-coupon${query}`, account })
}
const edit = async (query = '') => {
  await open(query)
  await waitFor(() => expect(field('活动名称')).toBeEnabled())
}
const choose = (name: string) => user.click(inPage().getByRole('radio', { name }))
const submit = () => user.click(inPage().getByRole('button', { name: /^提\s?交$/ }))
const ticket = () => inPage().getByRole('figure', { name: '优惠券券面' })
const sent = (method: string) =>
  JSON.parse(askedAt('/promotion/coupon').findLast((one) => one.method === method)?.body ?? '{}')

/** Fills in all but what the coupon takes off and how long it is valid. */
async function fillNames() {
  await fill(field('活动名称'), '五金周')
  await fill(field('优惠券名称'), '五金周优惠券')
  await fill(field('发放数量'), '1500')
  await fill(field('范围描述'), '仅限五金')
}

describe('a new coupon', () => {
  it('of a percentage for some days from receipt is saved so, without times and number of money', async () => {
    await edit()
    await fillNames()
    await choose('打折')
    await fill(field('折扣'), '8.5')
    await fill(field('消费门槛（元）'), '500')
    await choose('领取后几天')
    await submit()
    await shows('有效天数应为1-365的整数')
    await fill(field('有效天数'), '30')
    await waitFor(() =>
      expect(ticket()).toHaveTextContent(
        /8\.5 折.*满 500\.00 元可用.*五金周优惠券.*全店商品可用.*领取后 30 天有效.*仅限五金/,
      ),
    )
    await shows('打折券的优惠随订单金额变化，没有固定上限')
    await submit()
    await waitFor(() => expect(address()).toBe('/coupons'))
    expect(sent('POST')).toMatchObject({
      couponType: 'DISCOUNT',
      couponDiscount: 8.5,
      price: null,
      consumeThreshold: 500,
      getType: 'FREE',
      rangeDayType: 'DYNAMICTIME',
      effectiveDays: 30,
      startTime: null,
      endTime: null,
      publishNum: 1500,
      couponLimitNum: 1,
      scopeType: 'ALL',
      scopeId: '',
    })
    expect(db.coupons.find(({ couponName }) => couponName === '五金周优惠券')).toMatchObject({ effectiveDays: 30 })
  })

  it('must be worth less than its threshold; without one it works from the first yuan, and says so', async () => {
    await edit()
    await fillNames()
    await fill(field('面额（元）'), '20')
    await fill(field('消费门槛（元）'), '20')
    await submit()
    await shows('面额要小于消费门槛')
    await fill(field('消费门槛（元）'), '0')
    await shows('没有门槛：买家从第一元起就能用')
    await waitFor(() => expect(ticket()).toHaveTextContent('无门槛，第一元起就能用'))
    await waitFor(() => expect(inPage().queryByText('面额要小于消费门槛')).not.toBeInTheDocument())
    await shows('最多优惠 30,000.00 元：1,500 张，每张 20.00 元')
    await fill(field('发放数量'), '0')
    await shows('发放数量不限，优惠总额没有上限')
  })

  it('given with activities has neither number nor limit', async () => {
    await edit()
    await choose('活动赠送')
    expect(inPage().queryByLabelText('发放数量')).not.toBeInTheDocument()
    expect(inPage().queryByLabelText('领取限制')).not.toBeInTheDocument()
    await fill(field('活动名称'), '赠券')
    await fill(field('优惠券名称'), '满额赠券')
    await fill(field('面额（元）'), '20')
    await fill(field('消费门槛（元）'), '200')
    await fill(field('范围描述'), '全店')
    await fillTime('开始时间', `${dayAfter(serverToday(), 1)} 09:00`)
    await fillTime('结束时间', `${dayAfter(serverToday(), 2)} 18:00`)
    await shows('随满额活动赠送，张数不限，优惠总额没有上限')
    await submit()
    await waitFor(() => expect(address()).toBe('/coupons'))
    expect(sent('POST')).toMatchObject({ getType: 'ACTIVITY', publishNum: 0, couponLimitNum: 0 })
  })

  it('of today begins at once, and its ticket calculates with no figure that cannot be saved', async () => {
    await edit()
    await fillNames()
    await fill(field('面额（元）'), '12.345')
    await fill(field('消费门槛（元）'), '200')
    await waitFor(() => expect(ticket()).toHaveTextContent(/^—满 200\.00 元可用/))
    await fill(field('面额（元）'), '12.3')
    await waitFor(() => expect(ticket()).toHaveTextContent('¥12.30'))
    const before = serverNow()
    await fillTime('开始时间', `${serverToday()} 00:00`)
    await fillTime('结束时间', `${dayAfter(serverToday(), 2)} 18:00`)
    await shows('这个时间已过：保存后一分钟开始')
    await submit()
    await waitFor(() => expect(address()).toBe('/coupons'))
    expect(sent('POST').startTime > before).toBe(true)
  })

  it('for shop categories names them on its ticket, and sends their ids', async () => {
    await edit()
    await choose('店铺分类')
    await submit()
    await shows('请选择店铺分类')
    await user.click(await inPage().findByRole('combobox', { name: '店铺分类' }))
    const name = db.goodsLabels.get(couponNamed('工具折上折').scopeId)?.labelName ?? ''
    await user.click(await screen.findByText(name, { selector: '.ant-select-tree-title' }))
    await waitFor(() => expect(ticket()).toHaveTextContent(`限 ${name}`))
  })
})

describe('categories', () => {
  const chosen = () => {
    const input = inPage().getByRole('combobox', { name: '商品分类' })
    return [...(input.closest('.ant-select')?.querySelectorAll('.ant-select-selection-item') ?? [])]
  }

  it('are sent with the path to each, as lilishop looks for them, and the lowest alone are read back', async () => {
    const all = db.goods.filter(({ storeId }) => storeId === '9003').map(({ categoryPath }) => categoryPath)
    const paths = [...new Set(all)].slice(0, 2)
    const lowest = paths.map((one) => one.split(',').at(-1) ?? '').join()
    const { id } = couponNamed('钢材专享券')
    const saved = couponDetail(db.coupons.update(id, { scopeId: lowest }))
    // A lilishop answers what was sent, and knows no lowest category.
    const result = { ...saved, scopeId: paths.join(), lowestScopeId: undefined }
    server.use(
      http.get(`*/store/promotion/coupon/${id}`, () => HttpResponse.json({ success: true, code: 200, result })),
    )
    await edit(`?copy=${id}`)
    await waitFor(() => expect(chosen()).toHaveLength(2))
    await submit()
    await waitFor(() => expect(address()).toBe('/coupons'))
    expect(sent('POST')).toMatchObject({ scopeType: 'PORTION_GOODS_CATEGORY', scopeId: paths.join() })
    expect(db.coupons.filter(({ scopeId }) => scopeId === lowest)).toHaveLength(2)
  })

  it('of a coupon saved with the lowest alone are sent with their paths, too', async () => {
    const path = db.goods.find(({ storeId }) => storeId === '9003')?.categoryPath ?? ''
    const { id } = db.coupons.update(couponNamed('钢材专享券').id, { scopeId: path.split(',').at(-1) ?? '' })
    await edit(`?copy=${id}`)
    await waitFor(() => expect(chosen()).toHaveLength(1))
    await submit()
    await waitFor(() => expect(address()).toBe('/coupons'))
    expect(sent('POST').scopeId).toBe(path)
  })
})

it('a copy has the terms of its original, as long, from tomorrow on, and leaves it as it is', async () => {
  const original = couponNamed('钢材专享券')
  await edit(`?copy=${original.id}`)
  await waitFor(() => expect(field('优惠券名称')).toHaveValue('钢材专享券'))
  expect(field('开始时间')).toHaveValue(`${dayAfter(serverToday(), 1)} 00:00`)
  expect(field('结束时间')).toHaveValue(`${dayAfter(serverToday(), 11)} 23:59`)
  const day = (days: number) => dayAfter(serverToday(), days)
  await shows(
    new RegExp(`^副本的时间已填为 ${day(1)} 00:00 ~ ${day(11)} 23:59：从明天起，和原活动（.*）一样长，可以修改$`),
  )
  await waitFor(() => expect(ticket()).toHaveTextContent(/限 /))
  await fill(field('优惠券名称'), '钢材再享券')
  await submit()
  await waitFor(() => expect(address()).toBe('/coupons'))
  expect(sent('POST')).not.toHaveProperty('id')
  expect(couponNamed('钢材再享券')).toMatchObject({
    scopeId: original.scopeId,
    price: '300',
    scopeType: original.scopeType,
  })
  expect(couponNamed('钢材专享券')).toEqual(original)
})

it('a planned coupon is edited in place, and one that was closed is opened by its days', async () => {
  const planned = couponNamed('周年庆满减券')
  await edit(`?id=${planned.id}`)
  await waitFor(() => expect(field('面额（元）')).toHaveValue('200'))
  await fill(field('面额（元）'), '250.5')
  await submit()
  await waitFor(() => expect(db.coupons.get(planned.id)?.price).toBe('250.5'))
  expect(sent('PUT')).toMatchObject({ id: planned.id, price: 250.5, startTime: planned.startTime })
})

it('a closed coupon of some days is opened by choosing them again', async () => {
  const { id } = couponNamed('老客户回馈券')
  await edit(`?id=${id}`)
  await waitFor(() => expect(field('有效天数')).toHaveValue(''))
  await fill(field('有效天数'), '15')
  await fill(field('发放数量'), '10')
  await submit()
  await waitFor(() => expect(db.coupons.get(id)).toMatchObject({ effectiveDays: 15, publishNum: 10 }))
})

describe('a coupon to look at', () => {
  it('that a running full discount gives away says why it is not to be changed, and links to it', async () => {
    await open(`?id=${GIVEN_COUPON}`)
    const giver = db.fullDiscounts.find(({ couponId }) => couponId === GIVEN_COUPON)
    await shows(`当前优惠券参与了促销活动【${giver?.promotionName}】不能进行编辑删除操作`)
    expect(inPage().getByRole('link', { name: '查看活动' })).toHaveAttribute(
      'href',
      `/full-discount-detail?id=${giver?.id}`,
    )
    const actions = within(inPage().getByRole('group', { name: '操作' })).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual(['领取记录', '复制'])
  })

  it('shows its products, and what it brought', async () => {
    const { id, scopeId } = couponNamed('水泥专用券')
    await open(`?id=${id}`)
    const products = await screen.findByRole('table', { name: '指定商品' })
    expect(products.querySelectorAll('tr[data-row-key]')).toHaveLength(scopeId.split(',').length)
    await screen.findByRole('table', { name: '活动效果' })
    expect(askedAt('/activity/effect')[0]?.query.get('id')).toBe(id)
  })

  it('is never a form for an account that may only look', async () => {
    await open(`?id=${couponNamed('周年庆满减券').id}`, 'haichuan03')
    await shows('优惠券内容')
    expect(inPage().queryByRole('button', { name: /^提\s?交$/ })).not.toBeInTheDocument()
    const actions = within(inPage().getByRole('group', { name: '操作' })).getAllByRole('button')
    expect(actions.map(({ textContent }) => textContent?.replace(/\s/g, ''))).toEqual(['领取记录'])
  })

  it('cannot be added by an account that may only look', async () => {
    await open('', 'haichuan03')
    expect(await screen.findByRole('heading', { name: '没有权限' })).toBeInTheDocument()
  })
})
