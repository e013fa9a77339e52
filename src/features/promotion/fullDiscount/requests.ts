import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { fullDiscountEndpoints } from './endpoints'
import { fullDiscountBody } from './model'

/** What calls about full discounts carry. */
export const fullDiscountRequests = {
  page: filters(fullDiscountEndpoints.page, ['endTime', 'promotionName', 'promotionStatus', 'scopeType', 'startTime']),
  add: body(fullDiscountEndpoints.add, fullDiscountBody),
  update: body(fullDiscountEndpoints.update, { ...fullDiscountBody.entries, id: wire.id() }),
  setStatus: body(fullDiscountEndpoints.setStatus, { startTime: wire.text(), endTime: wire.text() }, [
    'startTime',
    'endTime',
  ]),
}
