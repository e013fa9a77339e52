import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/areas'
import { address, askedAt, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { cellOf, pagerTotal, records, settled } from '#tests/kit/suites/listScreen'
import { couponNamed } from './addresses'

runApp('material')

const PATH = '/promotions/coupon-receive'

it('shows what buyers received of one coupon, named above it, and all of them when that is closed', async () => {
  const { id } = couponNamed('工具折上折')
  await renderPage({ path: `${PATH}?couponId=${id}`, account: 'haichuan' })
  await settled()
  const own = db.memberCoupons.filter(({ couponId }) => couponId === id)
  await waitFor(() => expect(pagerTotal()).toBe(own.length))
  await waitFor(() => expect(inPage().getByText('只看优惠券 工具折上折')).toBeInTheDocument())
  expect(askedAt('/coupon/received').every(({ query }) => query.get('couponId') === id)).toBe(true)
  const [row] = records()
  const received = db.memberCoupons.get(row?.dataset.rowKey ?? '')
  expect(cellOf(row, '面额/折扣')).toHaveTextContent('9.5 折')
  expect(cellOf(row, '使用门槛（元）')).toHaveTextContent('1,500.00')
  expect(cellOf(row, '领取时间')).toHaveTextContent(received?.createTime.slice(0, 16) ?? 'none')
  expect(within(cellOf(row, '会员名称')).getByRole('link')).toHaveAttribute(
    'href',
    `/member-detail?id=${received?.memberId}`,
  )
  expect(within(cellOf(row, '优惠券名称')).getByRole('link')).toHaveAttribute('href', `/add-coupon?id=${id}`)
  await user.click(inPage().getByRole('button', { name: '显示全部领取记录' }))
  const all = db.memberCoupons.filter(({ storeId }) => storeId === '9003')
  await waitFor(() => expect(pagerTotal()).toBe(all.length))
  expect(address()).toBe(PATH)
})

it('shows when a coupon was used, that it had no threshold, and why one is void', async () => {
  const { id } = couponNamed('无门槛五元券')
  await renderPage({ path: `${PATH}?couponId=${id}&memberCouponStatus=USED`, account: 'haichuan' })
  await settled()
  const [row] = records()
  const received = db.memberCoupons.get(row?.dataset.rowKey ?? '')
  expect(cellOf(row, '使用门槛（元）')).toHaveTextContent('无门槛')
  expect(cellOf(row, '面额/折扣')).toHaveTextContent('5.00')
  expect(cellOf(row, '使用时间')).toHaveTextContent(received?.consumptionTime.slice(0, 16) ?? 'none')
})

it('names a coupon that is gone by its number, and shows what was received of it', async () => {
  const { id } = couponNamed('项目部专享券')
  db.coupons.delete(id)
  await renderPage({ path: `${PATH}?couponId=${id}`, account: 'haichuan' })
  await settled()
  expect(inPage().getByText(`只看优惠券 ${id}`)).toBeInTheDocument()
  expect(cellOf(records()[0], '作废原因')).toHaveTextContent('优惠券已关闭')
})
