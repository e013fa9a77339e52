import { delay, HttpResponse, type JsonBodyType } from 'msw'

type Reply = () => Response | Promise<Response>

const json = (body: JsonBodyType, status = 200, headers: Record<string, string> = {}) =>
  HttpResponse.json(body, { status, headers })
const html = (status: number) => new HttpResponse('<html><h1>Gateway</h1></html>', { status })

/** Transient faults of the refresh request: none of them ends the session. */
export const PASSING_FAULTS: [name: string, reply: Reply][] = [
  ['HTTP 500 with an envelope', () => json({ code: 500, success: false, msg: '服务器异常' }, 500)],
  ['HTTP 500 without a body', () => new HttpResponse('', { status: 500 })],
  ['code 500 under HTTP 200', () => json({ code: 500, success: false, msg: '服务器异常' })],
  ['HTTP 502 of a proxy', () => html(502)],
  ['HTTP 503', () => json({ code: 503, success: false, msg: '服务维护中' }, 503, { 'Retry-After': '20' })],
  ['HTTP 504 of a proxy', () => html(504)],
  ['HTTP 429', () => json({ code: 429, success: false, msg: '请求过于频繁' }, 429, { 'Retry-After': '20' })],
  ['HTTP 404 of a gateway whose service restarts', () => json({ code: 404, success: false, msg: 'Not Found' }, 404)],
  ['a network error', () => HttpResponse.error()],
  ['no answer in time', () => delay('infinite') as unknown as Promise<Response>],
  ['{}', () => json({})],
  ['an empty answer', () => new HttpResponse('')],
  ['a truncated answer', () => new HttpResponse('{"success":true,"result":{"accessTok')],
  ['a success without a token', () => json({ success: true, code: 200, result: {} })],
]

/** The answers that end the session. */
export const REFUSALS: [name: string, reply: Reply][] = [
  ['code 20004 with HTTP 400', () => json({ success: false, code: 20004, message: '用户已退出，请重新登录' }, 400)],
  ['HTTP 401', () => json({ success: false, code: 401, message: '请求未授权' }, 401)],
  ['HTTP 403 without a body', () => new HttpResponse('', { status: 403 })],
  ['code 401 under HTTP 200', () => json({ success: false, code: 401, message: '请求未授权' })],
  ['an OAuth error', () => json({ error: 'invalid_grant', error_description: 'Invalid refresh token' }, 400)],
]
