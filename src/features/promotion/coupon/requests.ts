import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { couponEndpoints } from './endpoints'
import { couponBody } from './model'

/** What calls about coupons carry. */
export const couponRequests = {
  page: filters(couponEndpoints.page, [
    'couponName',
    'couponType',
    'endTime',
    'getType',
    'promotionStatus',
    'startTime',
  ]),
  add: body(couponEndpoints.add, couponBody),
  update: body(couponEndpoints.update, { ...couponBody.entries, id: wire.id() }),
  setStatus: body(couponEndpoints.setStatus, { couponIds: wire.text(), startTime: wire.text(), endTime: wire.text() }, [
    'startTime',
    'endTime',
  ]),
  received: filters(couponEndpoints.received, [
    'couponId',
    'couponName',
    'couponType',
    'endTime',
    'getType',
    'memberCouponStatus',
    'memberName',
    'startTime',
  ]),
}
