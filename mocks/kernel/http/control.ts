import { type HttpHandler, http } from 'msw'
import { expireTokens } from '#mocks/kernel/auth/token'
import { takeStep } from '#mocks/kernel/counterparty'
import { resetDb } from '#mocks/kernel/store/store'
import { Refusal, refuseWith } from './reply'
import { readRequest, requiredField, textField } from './request'

/**
 * A control route, `POST /__mock/NAME`, for tests and manual trials, not for pages of other sites. The product never
 * uses it.
 */
export function controlRoute(name: string, run: (fields: Record<string, unknown>) => unknown): HttpHandler {
  return http.post(`*/__mock/${name}`, async ({ request }) => {
    try {
      if (isForeign(request)) throw new Refusal('不允许其他网站调用', { code: 403, status: 403 })
      const { fields } = await readRequest(request, {})
      return Response.json({ code: 200, success: true, data: run(fields), msg: '操作成功' })
    } catch (error) {
      if (error instanceof Refusal) return refuseWith('G', error)
      throw error
    }
  })
}

/** Whether a page of another site sent it. */
function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('Origin')
  return origin !== null && origin !== new URL(url).origin
}

/** The control routes that belong to no area. */
export const controlRoutes: HttpHandler[] = [
  controlRoute('act', (fields) =>
    takeStep(requiredField({ fields }, 'action'), requiredField({ fields }, 'id'), textField({ fields }, 'reason')),
  ),
  controlRoute('reset', () => {
    resetDb()
    return {}
  }),
  controlRoute('expire', (fields) => {
    expireTokens({ refresh: textField({ fields }, 'refresh') === 'true' })
    return {}
  }),
]
