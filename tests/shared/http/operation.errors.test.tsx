import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { presentationOf } from '#app/notifications/presentError'
import type { ApiError } from '#shared/http/ApiError'
import { asIs } from '#tests/kit/asIs'
import { get, post } from './calls'
import { failureOf, runServer, server, signIn, watchSession } from './harness'
import { watchTransport } from './transport'

runServer()
const PATH = '/api/store/thing'
let losses: ApiError[] = []

beforeEach(() => {
  signIn('good')
  losses = watchSession()
})

async function refusalOf(status: number, body: unknown): Promise<ApiError> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  server.use(http.get(PATH, () => new HttpResponse(text, { status })))
  return failureOf(get(PATH, asIs()))
}

describe('the error policy, row by row', () => {
  it.each([
    ['HTTP 401 with a text', 401, { code: 401, msg: '请求未授权' }, '请求未授权'],
    ['HTTP 401 without a body', 401, '', '未知错误，请重新登录'],
    ['HTTP 401 with another code', 401, { code: 400, success: false, msg: '客户端认证失败!' }, '客户端认证失败!'],
    ['HTTP 500 with code 401', 500, { code: 401, msg: '请求未授权' }, '请求未授权'],
    [
      'HTTP 200 with code 401 and a text',
      200,
      { code: 401, success: false, msg: '抱歉，您没有访问权限' },
      '抱歉，您没有访问权限',
    ],
    ['HTTP 200 with code 401 and none', 200, { code: 401, success: false, message: '' }, '未知错误，请重新登录'],
    ['HTTP 200 with code 401 that says success', 200, { code: 401, success: true }, '未知错误，请重新登录'],
  ])('%s ends the session', async (_name, status, body, text) => {
    const error = await refusalOf(status, body)
    expect(error).toMatchObject({ kind: 'session', message: text })
    expect(losses.map(({ message }) => message)).toEqual([text])
    expect(presentationOf(error)).toEqual({ type: 'silence', text: '' })
  })

  it.each([
    ['HTTP 404', 404, { code: 404, msg: '没有' }, 'silence', ''],
    ['HTTP 404 before code 401', 404, { code: 401, msg: '请求未授权' }, 'silence', ''],
    ['HTTP 404 before code 400', 404, { code: 400, msg: '没有' }, 'silence', ''],
    ['HTTP 400 with code 400', 400, { code: 400, success: false, msg: '数量不能为空' }, 'modal', '数量不能为空'],
    ['HTTP 400 with code 400 and no text', 400, { code: 400, success: false, msg: '' }, 'modal', '系统异常'],
    [
      'HTTP 400 with a business code',
      400,
      { code: 20010, success: false, message: '密码不正确' },
      'toast',
      '密码不正确',
    ],
    ['HTTP 400 with a page of a proxy', 400, '<html>Request Header Too Large</html>', 'toast', '系统异常'],
    ['HTTP 405', 405, { code: 405, msg: '不支持当前请求方法' }, 'toast', '不支持当前请求方法'],
    ['HTTP 500 with a text', 500, { code: 500, msg: '服务器异常' }, 'toast', '服务器异常'],
    ['HTTP 500 that says success', 500, { code: 200, success: true, data: 1 }, 'toast', '系统异常'],
    ['HTTP 502 with a page of a proxy', 502, '<html>502 Bad Gateway</html>', 'toast', '系统异常'],
    ['HTTP 503 with an error_description', 503, { error_description: '服务维护中' }, 'toast', '服务维护中'],
    ['HTTP 200, code 400', 200, { code: 400, success: false, msg: '用户名或密码错误' }, 'modal', '用户名或密码错误'],
    ['HTTP 200, code 400 without a text', 200, { code: 400, success: false }, 'modal', '系统异常'],
    ['HTTP 200, code 400 that says success', 200, { code: 400, success: true, msg: '操作失败' }, 'modal', '操作失败'],
    ['HTTP 200, code as text', 200, { code: '400', success: false, msg: '操作失败' }, 'modal', '操作失败'],
    ['HTTP 200, code 500', 200, { code: 500, success: false, message: '库存不足' }, 'toast', '库存不足'],
    ['HTTP 200, code 500 without a text', 200, { code: 500, success: false, message: ' ' }, 'toast', '系统异常'],
    [
      'HTTP 200, success false, another code',
      200,
      { code: 20004, success: false, message: '商品已下架' },
      'toast',
      '商品已下架',
    ],
    ['HTTP 200, success false, code 200', 200, { code: 200, success: false, message: '未通过' }, 'toast', '未通过'],
    [
      'HTTP 200, code 403 in the body alone',
      200,
      { code: 403, success: false, msg: '权限不足' },
      'toast',
      '权限不足，操作没有进行。您的权限可能刚被调整，菜单已重新读取；如需此权限，请联系店主或管理员。',
    ],
    [
      'the word of the protocol is no text',
      200,
      { code: 500, success: false, message: 'success' },
      'toast',
      '系统异常',
    ],
    ['a page of a proxy with HTTP 200', 200, '<!doctype html><html></html>', 'toast', '系统异常'],
  ])('%s', async (_name, status, body, type, text) => {
    expect(presentationOf(await refusalOf(status, body))).toEqual({ type, text })
    expect(losses).toEqual([])
  })

  it('a lost connection says so', async () => {
    server.use(http.get(PATH, () => HttpResponse.error()))
    const error = await failureOf(get(PATH, asIs()))
    expect(error).toMatchObject({ kind: 'network', code: 0, httpStatus: 0, isOutcomeUnknown: true })
    expect(presentationOf(error)).toEqual({ type: 'toast', text: '网络异常，请检查网络连接' })
  })

  it('a timeout says so', async () => {
    const transport = watchTransport()
    server.use(http.post(PATH, () => new Promise<never>(() => undefined)))
    const failure = failureOf(post(PATH, asIs(), {}))
    await transport.timeOut()
    expect(await failure).toMatchObject({ kind: 'timeout', isOutcomeUnknown: true })
    expect(presentationOf(await failure)).toEqual({ type: 'toast', text: '请求超时' })
  })

  it.each([
    ['before it was sent', true],
    ['while it was under way', false],
  ])('a request aborted by its caller %s is silent', async (_name, isEarly) => {
    const controller = new AbortController()
    const answer = () => {
      controller.abort()
      return new Promise<never>(() => undefined)
    }
    server.use(http.get(PATH, answer))
    if (isEarly) controller.abort()
    const error = await failureOf(get(PATH, asIs(), {}, { signal: controller.signal }))
    expect(error).toMatchObject({ kind: 'aborted', isOutcomeUnknown: false })
    expect(presentationOf(error)).toEqual({ type: 'silence', text: '' })
    expect(losses).toEqual([])
  })

  it('a request that the browser drops as the page unloads is silent, not a timeout', async () => {
    const transport = watchTransport()
    server.use(http.get(PATH, () => new Promise<never>(() => undefined)))
    const failure = failureOf(get(PATH, asIs()))
    await transport.drop()
    expect(presentationOf(await failure)).toEqual({ type: 'silence', text: '' })
  })

  it('an error carries its code, status and payload', async () => {
    const body = { code: 20013, success: false, message: '导入失败', result: [{ row: 3, text: '规格不存在' }] }
    expect(await refusalOf(400, body)).toMatchObject({
      code: 20013,
      httpStatus: 400,
      payload: body.result,
      kind: 'business',
    })
  })

  it('an error that is no ApiError shows the text of a system error', () => {
    expect(presentationOf(new TypeError('x is not a function'))).toEqual({ type: 'toast', text: '系统异常' })
  })
})
