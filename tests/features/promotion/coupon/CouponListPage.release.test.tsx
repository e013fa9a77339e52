import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayAfter, serverToday } from '#domain/time'
import { statusAt } from '#features/mall/activity/model'
import { db } from '#mocks/areas'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'
import { fullDiscountIn } from '#tests/features/promotion/fullDiscount/addresses'
import { address, askedAt, fill, inPage, renderPage, runApp, user } from '#tests/kit/render'
import { dialog } from '#tests/kit/suites/drawerScreen'
import { cellOf, records, settled } from '#tests/kit/suites/listScreen'
import { couponIn, couponNamed } from './addresses'

runApp('material')

const open = async (query = '') => {
  await renderPage({ path: `/coupons?${query}`, account: 'haichuan' })
  await settled()
}
const rowOf = (id: string) => {
  const row = records().find((one) => one.dataset.rowKey === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}
const boxOf = (id: string) => within(rowOf(id)).getByRole('checkbox')
const statusOf = (id: string) => statusAt(db.coupons.get(id) as never)

/** The actions of a row, including those behind 更多. */
async function actionsOf(id: string): Promise<string[]> {
  const row = within(cellOf(rowOf(id), '操作'))
  const shown = row.getAllByRole('button').map(({ textContent }) => (textContent ?? '').replace(/\s/g, ''))
  if (!shown.includes('更多')) return shown
  await user.click(row.getByRole('button', { name: '更多' }))
  const more = await screen.findAllByRole('menuitem')
  const found = more.map(({ textContent }) => textContent ?? '')
  await user.keyboard('{Escape}')
  return [...shown.filter((name) => name !== '更多'), ...found]
}

/** Clicks an action of a row, also one behind 更多. */
async function perform(id: string, name: string) {
  const row = within(cellOf(rowOf(id), '操作'))
  const direct = row.queryByRole('button', { name })
  if (direct) return user.click(direct)
  await user.click(row.getByRole('button', { name: '更多' }))
  return user.click(await screen.findByText(name, { selector: '[role=menuitem] *' }))
}

describe('the actions of a coupon', () => {
  it.each([
    ['NEW', ['编辑', '关闭', '领取记录', '复制', '复制到多个时间', '删除']],
    ['START', ['查看', '编辑', '关闭', '领取记录', '复制', '续期', '复制到多个时间']],
    ['END', ['查看', '编辑', '领取记录', '复制', '复制到多个时间', '删除']],
    ['CLOSE', ['编辑', '开启', '领取记录', '复制', '复制到多个时间', '删除']],
  ])('in %s', async (status, names) => {
    await open(`promotionStatus=${status}&size=20`)
    expect(await actionsOf(couponIn(status).id)).toEqual(names)
  })

  it('that counts from its receipt offer no period', async () => {
    const { id } = couponNamed('老客户回馈券')
    await open(`couponName=老客户回馈券`)
    expect(await actionsOf(id)).toEqual(['编辑', '领取记录', '复制', '删除'])
    expect(cellOf(rowOf(id), '有效期')).toHaveTextContent('—')
  })

  it('that a planned full discount will give away is not to be closed or deleted either', async () => {
    const { id, couponName } = couponIn('NEW')
    const { id: planned } = fullDiscountIn('NEW')
    db.fullDiscounts.update(planned, { couponFlag: true, couponId: id })
    await open(`couponName=${couponName}`)
    expect(await actionsOf(id)).toEqual(['查看', '领取记录', '复制', '复制到多个时间'])
  })

  it('that a running full discount gives away is not to be changed, and links to it', async () => {
    await open('couponName=满额回馈券')
    expect(await actionsOf(GIVEN_COUPON)).toEqual(['查看', '领取记录', '复制'])
    expect(boxOf(GIVEN_COUPON)).toBeDisabled()
    expect(cellOf(rowOf(GIVEN_COUPON), '有效期')).toHaveTextContent('领取后 30 天有效')
    const giver = db.fullDiscounts.find(({ couponId }) => couponId === GIVEN_COUPON)
    const link = within(cellOf(rowOf(GIVEN_COUPON), '随活动赠送')).getByRole('link', { name: giver?.promotionName })
    expect(link).toHaveAttribute('href', `/full-discount-detail?id=${giver?.id}`)
  })
})

const isUnused = ({ memberCouponStatus }: { memberCouponStatus: string }) => memberCouponStatus === 'NEW'

it('shows the counts of a coupon beside what there are, and a threshold of none', async () => {
  await open('couponName=无门槛五元券')
  const { id } = couponNamed('无门槛五元券')
  const held = db.memberCoupons.filter(({ couponId }) => couponId === id)
  const used = held.filter(({ memberCouponStatus }) => memberCouponStatus === 'USED')
  expect(cellOf(rowOf(id), '面额/折扣')).toHaveTextContent('无门槛减 5.00')
  expect(cellOf(rowOf(id), '已领取/发放')).toHaveTextContent(`${held.length} / 3`)
  expect(cellOf(rowOf(id), '已使用/已领取')).toHaveTextContent(`${used.length} / ${held.length}`)
})

it('closes several at once: of the ticked ones those that are planned or run, and what buyers hold of them', async () => {
  await open('size=50')
  const [planned, running] = [couponIn('NEW').id, couponNamed('钢材专享券').id]
  // Those can only be deleted.
  await user.click(boxOf(couponIn('CLOSE').id))
  await user.click(boxOf(planned))
  await user.click(boxOf(running))
  await user.click(inPage().getByRole('button', { name: '批量关闭（2）' }))
  const asking = await waitFor(() => dialog('关闭 2 张优惠券？'))
  const unused = db.memberCoupons.filter((row) => [planned, running].includes(row.couponId) && isUnused(row))
  expect(unused.length).toBeGreaterThan(0)
  expect(asking).toHaveTextContent(`${unused.length} 张已领取未使用的券作废`)
  await user.click(within(asking).getByRole('button', { name: /批量关闭/ }))
  await waitFor(() => expect([planned, running].map(statusOf)).toEqual(['CLOSE', 'CLOSE']))
  const held = db.memberCoupons.filter(({ couponId }) => couponId === running)
  expect(held.length).toBeGreaterThan(0)
  expect(held.every(({ memberCouponStatus }) => memberCouponStatus !== 'NEW')).toBe(true)
  await waitFor(() => expect(rowOf(planned)).toHaveTextContent('已关闭'))
})

it('deletes several at once: not those that run', async () => {
  await open('size=50')
  const [ended, running] = [couponIn('END').id, couponNamed('钢材专享券').id]
  await user.click(boxOf(ended))
  await user.click(boxOf(running))
  await user.click(inPage().getByRole('button', { name: /批量删除（1）/ }))
  const asking = await waitFor(() => dialog('删除 1 张优惠券？'))
  await user.click(within(asking).getByRole('button', { name: /批量删除/ }))
  await waitFor(() => expect(db.coupons.get(ended)).toBeUndefined())
  expect(db.coupons.get(running)).toBeDefined()
})

it('opens a closed one in a period that is not over, with the terms that it has', async () => {
  const before = couponIn('CLOSE')
  const { id, couponName } = before
  await open('promotionStatus=CLOSE&size=20')
  await perform(id, '开启')
  const asking = within(await waitFor(() => dialog(`开启优惠券 ${couponName}？`)))
  await waitFor(() => expect(asking.getByLabelText('开始时间')).toBeEnabled())
  expect(asking.getByLabelText('开始时间')).toHaveValue('')
  expect(asking.getByLabelText('结束时间')).toHaveValue('')
  const type = async (label: string, moment: string) => {
    await fill(asking.getByLabelText(label), moment)
    await user.keyboard('{Enter}')
  }
  const end = (moment: string) => type('结束时间', moment)
  await type('开始时间', `${dayAfter(serverToday(), 1)} 10:00`)
  await end(`${dayAfter(serverToday(), -1)} 10:00`)
  await user.click(asking.getByRole('button', { name: /^开\s?启$/ }))
  await asking.findByText('活动结束时间不能早于起始时间')
  await end(`${dayAfter(serverToday(), 9)} 10:00`)
  await user.click(asking.getByRole('button', { name: /^开\s?启$/ }))
  await waitFor(() => expect(statusOf(id)).toBe('NEW'))
  const [startTime, endTime] = [1, 9].map((days) => `${dayAfter(serverToday(), days)} 10:00:00`)
  expect(db.coupons.get(id)).toEqual({ ...before, startTime, endTime })
  // A lilishop's call fails for each coupon.
  expect(askedAt('/coupon/status')).toEqual([])
})

it('deletes one after a question, and creates copies in several periods', async () => {
  const { id, couponName, startTime } = couponNamed('周年庆满减券')
  await open('promotionStatus=NEW&size=20')
  await perform(id, '复制到多个时间')
  const picker = await screen.findByRole('dialog', { name: `把 ${couponName} 复制到多个时间` })
  await user.click(within(picker).getByRole('button', { name: '创建 4 个' }))
  await user.click(await screen.findByRole('button', { name: '创建活动（4）' }))
  const copies = () => db.coupons.filter((row) => row.couponName.startsWith(`${couponName} `))
  await waitFor(() => expect(copies()).toHaveLength(4))
  expect(new Set(copies().map((row) => row.couponName)).size).toBe(4)
  expect(copies().every((row) => row.startTime.slice(11) === startTime.slice(11) && row.price === '200')).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await perform(id, '删除')
  const asking = await waitFor(() => dialog(`删除优惠券 ${couponName}？`))
  await user.click(within(asking).getByRole('button', { name: /^删\s?除$/ }))
  await waitFor(() => expect(db.coupons.get(id)).toBeUndefined())
})

it('opens the log of a coupon', async () => {
  const { id } = couponIn('START')
  await open('promotionStatus=START&size=20')
  await perform(id, '领取记录')
  await waitFor(() => expect(address()).toBe(`/promotions/coupon-receive?couponId=${id}`))
})

it('copies to several times have their date in both names: the one buyers see, and the one of the back office', async () => {
  await open(`series=${couponNamed('年末清库券').id}`)
  const picker = within(await screen.findByRole('dialog'))
  await fill(picker.getByRole('spinbutton'), '1')
  await user.tab()
  await user.click(await picker.findByRole('button', { name: '创建 1 个' }))
  await user.click(await screen.findByRole('button', { name: '创建活动（1）' }))
  await waitFor(() => {
    const copy = db.coupons.find(({ couponName }) => /^年末清库券 \d\d-\d\d$/.test(couponName))
    expect(copy?.promotionName).toBe(copy?.couponName)
    expect(copy).toBeDefined()
  })
})
