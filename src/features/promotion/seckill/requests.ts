import { filters, listBody } from '#shared/http/request'
import { seckillEndpoints } from './endpoints'
import { applyBody } from './model'

/** What calls about the platform's seckills carry. */
export const seckillRequests = {
  page: filters(seckillEndpoints.page, ['endTime', 'promotionName', 'promotionStatus', 'startTime', 'waiting']),
  apply: listBody(seckillEndpoints.apply, applyBody),
}
