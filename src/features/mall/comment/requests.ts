import { body, filters } from '#shared/http/request'
import { commentEndpoints } from './endpoints'
import { replyBody } from './model'

/** What calls about the buyers' comments carry. */
export const commentRequests = {
  page: filters(commentEndpoints.page, [
    'endTime',
    'goodsName',
    'grade',
    'memberId',
    'memberName',
    'replyStatus',
    'startTime',
    'status',
  ]),
  reply: body(commentEndpoints.reply, replyBody),
}
