import { couponEndpoints } from '#features/promotion/coupon/endpoints'
import { couponRequests } from '#features/promotion/coupon/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { refusal, Told } from '#mocks/kernel/http/reply'
import { bodyBy, listField } from '#mocks/kernel/http/request'
import { writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, inRange } from '#mocks/kernel/store/listing'
import { activityFilters, afterUse, askedPeriod, heldCoupons } from '#mocks/mall/activity/rules'
import { givenCoupons } from '#mocks/promotion/fullDiscount/rules'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { couponCounterparty, receiveLater } from './counterparty'
import { couponHistory } from './historyRules'
import { readCoupon } from './readCoupon'
import { couponsHeldBy, followOrder, receivedView } from './receivedRules'
import { couponTables } from './rows'
import {
  closeCoupon,
  couponDetail,
  couponSource,
  couponView,
  deleteCoupon,
  givenCouponOf,
  openCoupon,
  ownCoupons,
  refuseGiven,
} from './rules'
import { seedCoupons } from './seed'

const { page, byId, add, update, setStatus, remove, received } = couponEndpoints
const { coupons, memberCoupons } = couponTables

const filters: Filters<ReturnType<typeof couponView>> = {
  ...activityFilters,
  ...containing('couponName', 'scopeId'),
  ...equalTo('couponType', 'getType'),
  price: inRange(({ price }) => price),
  publishNum: inRange(({ publishNum }) => publishNum),
  receivedNum: inRange(({ receivedNum }) => receivedNum),
}

const receivedFilters: Filters<ReturnType<typeof receivedView>> = {
  ...containing('couponName', 'memberName'),
  ...equalTo('couponId', 'getType', 'couponType', 'memberCouponStatus'),
  ...during('startTime', 'startTime', ''),
  ...during('endTime', '', 'endTime'),
}

/** Coupons, and who received and used them. */
export const area = defineArea({
  tables: couponTables,
  seed: seededWithHistory(seedCoupons, couponHistory),
  routes: withHistory(
    [
      listRoute(received, 'coupon', ({ account }) => ownReceived(account.supplierId), { filters: receivedFilters }),
      listRoute(page, 'coupon', (call) => ownCoupons.all(call).map(couponView), { filters }),
      recordRoute(byId, 'coupon', ownCoupons, couponDetail),
      writeRoute(add, 'coupon', (call) => {
        const row = ownCoupons.insert(call, readCoupon(call))
        receiveLater(row.id)
        return couponDetail(row)
      }),
      writeRoute(update, 'coupon', (call) => {
        const row = ownCoupons.get(call)
        refuseGiven(row)
        const changed = coupons.update(row.id, readCoupon(call, row))
        receiveLater(row.id)
        return couponDetail(changed)
      }),
      writeRoute(setStatus, 'coupon', (call) => {
        const sent = bodyBy(call, couponRequests.setStatus)
        const period = askedPeriod(sent)
        const rows = listField(call, 'couponIds').map((id) => ownCoupons.get(call, id))
        if (!period) rows.forEach(refuseGiven)
        const changed = rows.filter((row) => (period ? openCoupon(row, period) : closeCoupon(row)))
        if (changed.length === 0) throw refusal(41004, '优惠券修改状态失败！')
        if (period) for (const { id } of changed) receiveLater(id)
        return new Told(null, '修改状态成功！', 41001)
      }),
      writeRoute(remove, 'coupon', (call) => {
        const rows = ownCoupons.asked(call)
        rows.forEach(refuseGiven)
        rows.forEach(deleteCoupon)
        return null
      }),
    ],
    couponHistory,
  ),
  extends: [
    couponSource,
    heldCoupons.with(couponsHeldBy),
    afterUse.with(followOrder),
    givenCoupons.with(givenCouponOf),
  ],
  counterparty: couponCounterparty,
  grants: { coupon: { viewedWith: ['fullDiscount'] } },
  menu: screensIn('promotion', { grant: 'coupon', variants: ['material'] }, [
    [20, 'coupon', '优惠券', 'coupons', 'promotion/coupon/coupon'],
  ]),
})

function ownReceived(storeId: string) {
  return memberCoupons.filter((row) => row.storeId === storeId).map(receivedView)
}
