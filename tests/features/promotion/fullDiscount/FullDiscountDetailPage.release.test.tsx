import { screen, waitFor, within } from '@testing-library/react'
import { getResponse, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { renewedPeriod } from '#features/mall/activity/model'
import { db, handlers } from '#mocks/areas'
import { fillTime } from '#tests/features/promotion/activity/fillTime'
import { address, asked, field, fill, inPage, renderPage, reopen, runApp, server, shows, user } from '#tests/kit/render'
import { records, settled } from '#tests/kit/suites/listScreen'
import { fullDiscountIn } from './addresses'

runApp('material')

const press = (name: string | RegExp) => user.click(inPage().getByRole('button', { name }))

describe('the form of a full discount', () => {
  it.each([
    ['renews', '&renew=1', /^续期的时间已填为/],
    ['copies', '', /^副本的时间已填为 .*：从原活动（.*）结束起，一样长，可以修改$/],
  ])('%s one that runs: from its end, as long, with another amount', async (_what, query, told) => {
    const running = fullDiscountIn('START')
    // Only one full discount runs at a time.
    for (const { id } of db.fullDiscounts.all()) if (id !== running.id) db.fullDiscounts.delete(id)
    await renderPage({ path: `/full-discount-detail?copy=${running.id}${query}`, account: 'haichuan' })
    await shows(told)
    await fill(field('活动名称'), '续期的满减')
    await press(/^提\s?交$/)
    const made = () => db.fullDiscounts.find(({ promotionName }) => promotionName === '续期的满减')
    await waitFor(() => expect(made()).toMatchObject(renewedPeriod(running)))
    // The form leads on; ending before that would take the next test along.
    await waitFor(() => expect(address()).not.toContain('copy='))
    expect(db.fullDiscounts.get(running.id)).toEqual(running)
  })

  it('warns of a coupon that ends before the activity, which is saved all the same', async () => {
    const coupon = db.coupons.find(({ getType }) => getType === 'ACTIVITY')
    if (!coupon) throw new Error('no coupon is given with activities')
    const planned = fullDiscountIn('NEW')
    const end = `${dayAfter(planned.startTime, 3)} 23:59:59`
    db.coupons.update(coupon.id, { rangeDayType: 'FIXEDTIME', startTime: `${serverToday()} 00:00:00`, endTime: end })
    db.fullDiscounts.update(planned.id, { couponFlag: true, couponId: coupon.id })
    await renderPage({ path: `/full-discount-detail?id=${planned.id}`, account: 'haichuan' })
    await shows(`优惠券「${coupon.couponName}」${end.slice(0, 16)} 到期，早于活动结束：之后的订单送出的券不能用`)
    await press(/^提\s?交$/)
    expect(await screen.findByText('满额活动已保存')).toBeInTheDocument()
  })

  it('takes no coupon that ends before the activity begins', async () => {
    const coupon = db.coupons.find(({ getType }) => getType === 'ACTIVITY')
    const end = `${dayAfter(serverToday(), 1)} 23:59:59`
    db.coupons.update(coupon?.id ?? '', {
      rangeDayType: 'FIXEDTIME',
      startTime: `${serverToday()} 00:00:00`,
      endTime: end,
    })
    const planned = fullDiscountIn('NEW')
    const startTime = `${dayAfter(serverToday(), 2)} 00:00:00`
    db.fullDiscounts.update(planned.id, { startTime, couponFlag: true, couponId: coupon?.id ?? '' })
    await renderPage({ path: `/full-discount-detail?id=${planned.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    await waitFor(() => expect(field('赠送优惠券')).toBeEnabled())
    await press(/^提\s?交$/)
    await shows(`优惠券「${coupon?.couponName}」${end.slice(0, 16)} 到期，早于活动开始：送出的券都不能用`)
  })

  it('asks before a discount is saved that leaves next to nothing of the price', async () => {
    const planned = fullDiscountIn('NEW')
    db.fullDiscounts.update(planned.id, { couponFlag: false, fullMoney: '3000', fullMinus: '2999.99' })
    await renderPage({ path: `/full-discount-detail?id=${planned.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    await press(/^提\s?交$/)
    const question = await screen.findByRole('dialog', { name: '优惠力度这么大，确认保存？' })
    expect(question).toHaveTextContent('优惠占消费门槛的 100%')
    await user.click(within(question).getByRole('button', { name: /^保\s?存$/ }))
    await waitFor(() => expect(address()).toBe('/full-discount'))
  })

  it('says when a closed one ran, and what it brought', async () => {
    const closed = fullDiscountIn('CLOSE')
    const [from, to] = [dayAfter(serverToday(), -40), dayAfter(serverToday(), -30)]
    db.fullDiscounts.update(closed.id, { ranStartTime: `${from} 00:00:00`, ranEndTime: `${to} 12:00:00` })
    await renderPage({ path: `/full-discount-detail?id=${closed.id}`, account: 'haichuan' })
    await shows(`曾在 ${from} 00:00 ~ ${to} 12:00 进行，已关闭；再次开启要重新选择时间`)
    expect(await screen.findByRole('table', { name: '活动效果' })).toHaveTextContent(`${from} ~ ${to}`)
  })

  it('says when one that was opened again ran before, and what it brought since its first start', async () => {
    const closed = fullDiscountIn('CLOSE')
    const day = (days: number) => dayAfter(serverToday(), days)
    db.fullDiscounts.update(closed.id, {
      ranStartTime: `${day(-40)} 00:00:00`,
      ranEndTime: `${day(-30)} 12:00:00`,
      startTime: `${day(5)} 00:00:00`,
      endTime: `${day(9)} 00:00:00`,
    })
    await renderPage({ path: `/full-discount-detail?id=${closed.id}`, account: 'haichuan' })
    await shows(`曾在 ${day(-40)} 00:00 ~ ${day(-30)} 12:00 进行，关闭后又重新开启`)
    expect(await screen.findByRole('table', { name: '活动效果' })).toHaveTextContent(`${day(-40)} ~ ${serverToday()}`)
  })

  it('copies all but the time, fills in a usual period, and names the activity that it overlaps when the server refuses it', async () => {
    const running = fullDiscountIn('START')
    await renderPage({ path: `/full-discount-detail?copy=${running.id}`, account: 'haichuan' })
    await waitFor(() => expect(field('活动名称')).toBeEnabled())
    expect(field('活动名称')).toHaveValue(running.promotionName)
    expect(field('优惠门槛（元）')).toHaveValue(running.fullMoney)
    await press('7 天')
    const { startTime } = renewedPeriod(running)
    // The date fields take their values over from their stand-ins.
    await waitFor(() => expect(field('开始时间')).toHaveValue(startTime.slice(0, 16)))
    await waitFor(() => expect(field('结束时间')).toHaveValue(`${dayAfter(startTime, 6)} 23:59`))
    const other = db.fullDiscounts.insert({
      ...running,
      id: 'other',
      promotionName: '元旦满减',
      startTime: `${dayAfter(serverToday(), 400)} 00:00:00`,
      endTime: `${dayAfter(serverToday(), 402)} 23:59:59`,
    })
    await fillTime('开始时间', `${dayAfter(serverToday(), 401)} 09:00`)
    await fillTime('结束时间', `${dayAfter(serverToday(), 403)} 18:00`)
    await fill(field('活动名称'), '重叠的满减')
    await shows('元旦满减')
    await press(/^提\s?交$/)
    await shows(new RegExp(`^与「元旦满减」（${other.startTime.slice(0, 16)} ~ .*）时间重叠，请改时间`))
  })

  it('is not for an account that may only look', async () => {
    await renderPage({ path: '/full-discount-detail', account: 'haichuan03' })
    expect(await screen.findByRole('heading', { name: '没有权限' })).toBeInTheDocument()
    await press('返回列表')
    await waitFor(() => expect(address()).toBe('/full-discount'))
  })
})

describe('a closed one whose products the server forgot', () => {
  /** A full discount of three SKUs, whose products are not sent until a save names them. */
  function forgetGoods() {
    const closed = fullDiscountIn('CLOSE')
    const skus = db.goodsSkus.filter(({ storeId }) => storeId === '9003').slice(0, 3)
    const scopeId = skus.map(({ id }) => id).join()
    db.fullDiscounts.update(closed.id, { scopeType: 'PORTION_GOODS', scopeId })
    let isKept = false
    server.use(
      http.put('*/fullDiscount', () => {
        isKept = true
      }),
      http.get(`*/fullDiscount/${closed.id}`, async ({ request }) => {
        const answer = await getResponse(handlers, request.clone())
        const body = await answer?.json()
        if (!isKept) body.result.promotionGoodsList = []
        return HttpResponse.json(body)
      }),
    )
    return { closed, scopeId, skus }
  }

  it('shows those of its scope, and sends them again when it is opened', async () => {
    const { closed, scopeId, skus } = forgetGoods()
    await renderPage({ path: `/full-discount-detail?id=${closed.id}`, account: 'haichuan' })
    for (const { goodsName } of skus) await shows(goodsName)
    expect(inPage().queryByText(/已删除，不再参加/)).toBeNull()
    reopen('/full-discount?promotionStatus=CLOSE&size=50')
    await settled()
    const row = records().find(({ dataset }) => dataset.rowKey === closed.id) as HTMLElement
    await user.click(within(row).getByRole('button', { name: '开启' }))
    const asking = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(asking.getByLabelText('开始时间')).toBeEnabled())
    for (const [label, days] of [
      ['开始时间', 100],
      ['结束时间', 101],
    ] as const) {
      await fill(asking.getByLabelText(label), `${dayAfter(serverToday(), days)} 10:00`)
      await user.keyboard('{Enter}')
    }
    await user.click(asking.getByRole('button', { name: /^开\s?启$/ }))
    await waitFor(() =>
      expect(asked.some(({ method, path }) => method === 'PUT' && /fullDiscount$/.test(path))).toBe(true),
    )
    const sent = JSON.parse(
      asked.findLast(({ method, path }) => method === 'PUT' && /fullDiscount$/.test(path))?.body ?? '',
    )
    expect(sent).toMatchObject({ scopeId, startTime: `${dayAfter(serverToday(), 100)} 10:00:00` })
    expect(sent.promotionGoodsList).toHaveLength(3)
  })
})
