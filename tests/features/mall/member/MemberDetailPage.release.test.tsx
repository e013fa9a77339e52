import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { maskPhone } from '#domain/mask'
import { db } from '#mocks/areas'
import { askedAt, inPage, reload, renderPage, runApp, server, shows, user } from '#tests/kit/render'

runApp('material')

const own = () => db.mallOrders.filter(({ storeId }) => storeId === '9003')
/** A member with orders, a claim and a comment. */
function busiest() {
  const claim = db.afterSales.find(
    ({ storeId, memberId }) =>
      storeId === '9003' &&
      db.comments.find((row) => row.memberId === memberId && row.storeId === '9003') !== undefined,
  )
  const [order] = own().filter(({ memberId }) => memberId === claim?.memberId)
  return { id: claim?.memberId ?? '', name: claim?.memberName ?? '', phone: order?.consigneeMobile ?? '' }
}
const open = (id: string, account = 'haichuan') => renderPage({ path: `/member-detail?id=${id}`, account })
const section = async (title: RegExp) => within(await waitFor(() => inPage().getByRole('region', { name: title })))

describe('the record of a member', () => {
  it('shows each document of the member, as many as its figures say, and pages through them', async () => {
    const { id } = busiest()
    await open(id)
    const orders = own()
      .filter(({ memberId }) => memberId === id)
      .toSorted((a, b) => b.createTime.localeCompare(a.createTime))
    const part = await section(new RegExp(`^订单（${orders.length}）`))
    for (const { sn } of orders.slice(0, 5)) expect(part.getByRole('link', { name: sn })).toBeInTheDocument()
    if (orders.length > 5) {
      await user.click(part.getByTitle('2'))
      await waitFor(() => expect(part.getByRole('link', { name: orders[5]?.sn ?? '' })).toBeInTheDocument())
    }
    const claims = db.afterSales.filter(({ memberId, storeId }) => memberId === id && storeId === '9003')
    const comments = db.comments.filter(({ memberId, storeId }) => memberId === id && storeId === '9003')
    await section(new RegExp(`^售后（${claims.length}）`))
    await section(new RegExp(`^买家评价（${comments.length}）`))
    await user.click(part.getAllByRole('link')[0] as HTMLElement)
    expect(window.location.pathname).toBe('/order-detail')
  })

  it('reveals the phone number, and reports it', async () => {
    const { id, name, phone } = busiest()
    await open(id)
    await user.click(await waitFor(() => inPage().getByRole('button', { name: `显示号码 ${maskPhone(phone)}` })))
    expect(inPage().getByText(new RegExp(phone))).toBeInTheDocument()
    await waitFor(() => expect(askedAt('/changeLog/reveal')).toHaveLength(1))
    await waitFor(() => expect(db.changeLogs.all().at(-1)?.detail).toBe(`${name} 手机号`))
  })

  it('says what comes where a member has no coupons, and shows those received with their value', async () => {
    const received = [
      { id: '1', couponId: '7', couponName: '满减券', couponType: 'PRICE', price: 30, memberCouponStatus: 'USED' },
      { id: '2', couponName: '折扣券', couponType: 'DISCOUNT', discount: 8.5, memberCouponStatus: 'NEW' },
    ]
    let records: object[] = []
    server.use(
      http.get('*/api/store/member/:id/coupon', () =>
        HttpResponse.json({ success: true, code: 200, result: { records, total: records.length } }),
      ),
    )
    await open(busiest().id)
    await shows(/买家领取和使用优惠券后会显示在这里/)
    records = received
    await reload()
    const part = await section(/^领取的优惠券（2）/)
    const row = (name: string) => part.getByText(name).closest('tr')
    expect(row('满减券')).toHaveTextContent(/已使用30\.00/)
    expect(row('折扣券')).toHaveTextContent(/已领取8\.5 折/)
    expect(part.getByRole('link', { name: '满减券' })).toHaveAttribute('href', expect.stringContaining('id=7'))
    expect(part.queryByRole('link', { name: '折扣券' })).not.toBeInTheDocument()
  })

  it('keeps the other sections where one call fails', async () => {
    server.use(http.get('*/api/store/member/footprint', () => new HttpResponse(null, { status: 500 })))
    await open(busiest().id)
    const failed = await section(/^足迹/)
    await waitFor(() => expect(failed.getByRole('alert')).toHaveTextContent('加载失败'))
    await section(/^订单（/)
    server.resetHandlers()
    await user.click(failed.getByRole('button', { name: /重\s?试/ }))
    await waitFor(() => expect(failed.getAllByRole('row').length).toBeGreaterThan(1))
  })
})

describe('the name of a buyer', () => {
  const claim = () => db.afterSales.find((row) => row.storeId === '9003' && row.serviceType === 'RETURN_GOODS')
  const comment = () => db.comments.find(({ storeId }) => storeId === '9003')
  const complaint = () => db.complaints.find(({ storeId }) => storeId === '9003')
  const places: [string, () => string, () => string | undefined][] = [
    ['a list of orders', () => `/orders?orderSn=${own()[0]?.sn}`, () => own()[0]?.memberName],
    ['an order', () => `/order-detail?sn=${own()[0]?.sn}`, () => own()[0]?.memberName],
    ['a list of claims', () => `/after-sales?sn=${claim()?.sn}`, () => claim()?.memberName],
    ['a claim', () => `/return-goods-order-detail?sn=${claim()?.sn}`, () => claim()?.memberName],
    ['a list of comments', () => `/comments?memberName=${comment()?.memberName}`, () => comment()?.memberName],
    ['a complaint', () => `/order-complaint-detail?id=${complaint()?.id}`, () => complaint()?.memberName],
  ]

  it.each(places)('in %s leads to the member, where the account may see members', async (_, path, name) => {
    await renderPage({ path: path(), account: 'haichuan' })
    const [link] = await waitFor(() => inPage().getAllByRole('link', { name: name() }))
    await user.click(link as HTMLElement)
    await waitFor(() => expect(window.location.pathname).toBe('/member-detail'))
    await shows(new RegExp(`^${name()}$`))
  })

  it.each(places)('in %s is text for an account that may not', async (_, path, name) => {
    await renderPage({ path: path(), account: 'haichuan01' })
    await shows(new RegExp(`^${name()}$`))
    expect(screen.queryByRole('link', { name: name() })).not.toBeInTheDocument()
  })
})
