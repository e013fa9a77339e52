import { describe, expect, it } from 'vitest'
import { presentationOf } from '#app/notifications/presentError'
import { ApiError, type ApiErrorKind } from '#shared/http/ApiError'

const SILENCE = { type: 'silence', text: '' }

describe('the notification of a failed call', () => {
  const rows: [ApiErrorKind, string, number, object][] = [
    ['aborted', '', 0, SILENCE],
    ['notFound', '没有', 404, SILENCE],
    ['session', '请求未授权', 401, SILENCE],
    ['timeout', '请求超时', 0, { type: 'toast', text: '请求超时' }],
    ['network', '网络异常，请检查网络连接', 0, { type: 'toast', text: '网络异常，请检查网络连接' }],
    ['business', '合同名称不能为空', 400, { type: 'modal', text: '合同名称不能为空' }],
    ['business', '', 400, { type: 'modal', text: '系统异常' }],
    ['business', '库存不足', 500, { type: 'toast', text: '库存不足' }],
    ['business', '密码不正确', 20010, { type: 'toast', text: '密码不正确' }],
    ['business', '', 500, { type: 'toast', text: '系统异常' }],
    ['system', '系统异常', 502, { type: 'toast', text: '系统异常' }],
    ['system', '', 400, { type: 'toast', text: '系统异常' }],
  ]
  it.each(rows)('%s "%s" with code %i', (kind, message, code, presentation) => {
    expect(presentationOf(new ApiError(kind, message, { code }))).toEqual(presentation)
  })

  it.each([
    ['post', '', { type: 'toast', text: '服务器没有这个功能，操作没有进行。' }],
    ['put', '记录已删除', { type: 'toast', text: '记录已删除' }],
    ['get', '', SILENCE],
  ])('a %s that the server does not have says "%s"', (method, message, presentation) => {
    expect(presentationOf(new ApiError('notFound', message, { code: 404, failed: { config: { method } } }))).toEqual(
      presentation,
    )
  })

  it.each([new Error('boom'), new TypeError('x'), 'text', null, undefined, { kind: 'aborted' }])(
    '%s shows the text of a system error',
    (thrown) => {
      expect(presentationOf(thrown)).toEqual({ type: 'toast', text: '系统异常' })
    },
  )
})
