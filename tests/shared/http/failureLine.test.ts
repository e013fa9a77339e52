import { expect, it } from 'vitest'
import { ApiError } from '#shared/http/ApiError'
import { failureLine } from '#shared/http/failureLine'

const failed = { call: 'GET /api/gd-order/order/detail/7', traceId: 'a1b2' }
const of = (kind: ApiError['kind'], detail: { code?: number; httpStatus?: number }) =>
  Object.assign(new ApiError(kind, '系统异常', detail), { failed })

it.each([
  ['a proxy’s page', of('system', { code: 502, httpStatus: 502 }), `${failed.call} · HTTP 502 · a1b2`],
  ['an answer in another shape', of('malformed', { httpStatus: 200 }), `${failed.call} · HTTP 200 · a1b2`],
  [
    'a code of the gateway',
    of('business', { code: 500, httpStatus: 200 }),
    `${failed.call} · HTTP 200 · code 500 · a1b2`,
  ],
  ['no answer', of('timeout', {}), `${failed.call} · timeout · a1b2`],
  ['a refusal that says why', of('business', { code: 400, httpStatus: 400 }), ''],
  ['an ended session', of('session', { code: 401, httpStatus: 401 }), ''],
  ['a fault of this product', new Error('x'), ''],
])('of %s', (_, error, line) => {
  expect(failureLine(error)).toBe(line)
})
