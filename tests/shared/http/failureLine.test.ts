import { expect, it } from 'vitest'
import { ApiError } from '#shared/http/ApiError'
import { failureLine } from '#shared/http/failureLine'

const call = 'GET /api/gd-order/order/detail/7'
const config = { method: 'get', url: '/api/gd-order/order/detail/7', headers: { get: () => 'a1b2' } }
const failed = { config }
const of = (kind: ApiError['kind'], detail: { code?: number; httpStatus?: number }) =>
  Object.assign(new ApiError(kind, '系统异常', detail), { failed })

it.each([
  ['a proxy’s page', of('system', { code: 502, httpStatus: 502 }), `${call} · HTTP 502 · a1b2`],
  ['an answer in another shape', of('malformed', { httpStatus: 200 }), `${call} · HTTP 200 · a1b2`],
  ['a code of the gateway', of('business', { code: 500, httpStatus: 200 }), `${call} · HTTP 200 · code 500 · a1b2`],
  [
    'the trace that the server gave',
    Object.assign(of('system', { code: 500, httpStatus: 500 }), {
      failed: { config, headers: { traceparent: '00-c3d4-e5-01' } },
    }),
    `${call} · HTTP 500 · 00-c3d4-e5-01`,
  ],
  ['no answer', of('timeout', {}), `${call} · timeout · a1b2`],
  ['a refusal that says why', of('business', { code: 400, httpStatus: 400 }), ''],
  ['an ended session', of('session', { code: 401, httpStatus: 401 }), ''],
  ['a fault of this product', new TypeError('no 张三'), 'TypeError'],
])('of %s', (_, error, line) => {
  expect(failureLine(error)).toBe(line)
})
