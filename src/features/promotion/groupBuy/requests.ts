import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { groupBuyEndpoints } from './endpoints'
import { groupBuyBody } from './model'

/** What calls about group-buys carry. */
export const groupBuyRequests = {
  page: filters(groupBuyEndpoints.page, ['endTime', 'promotionName', 'promotionStatus', 'startTime']),
  add: body(groupBuyEndpoints.add, groupBuyBody, ['scopeId']),
  update: body(groupBuyEndpoints.update, { ...groupBuyBody.entries, id: wire.id() }, ['scopeId']),
  setStatus: body(groupBuyEndpoints.setStatus, { startTime: wire.text(), endTime: wire.text() }, [
    'startTime',
    'endTime',
  ]),
}
