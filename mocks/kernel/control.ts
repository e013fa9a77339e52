import { type HttpHandler, http } from 'msw'
import { bulkContract, bulkNote, bulkSheet } from '#mocks/procurement/delivery/bulk'
import { act } from './act'
import { Refusal, refuseWith } from './reply'
import { readRequest, requiredField, textField } from './request'
import { resetDb } from './store'
import { expireTokens } from './token'

/** The strings behind the scene, for tests and for who tries the product alone. No part of the product calls them. */
export const controlHandlers: HttpHandler[] = [
  control('act', (fields) =>
    act(requiredField({ fields }, 'action'), requiredField({ fields }, 'id'), textField({ fields }, 'reason')),
  ),
  control('reset', () => {
    resetDb()
    return {}
  }),
  control('expire', (fields) => {
    expireTokens({ refresh: textField({ fields }, 'refresh') === 'true' })
    return {}
  }),
  control('note', (fields) => bulkNote(fields.lines, textField({ fields }, 'longNames') === 'true')),
  control('contract', (fields) => bulkContract(fields.materials, textField({ fields }, 'draft') === 'true')),
  control('settlement', (fields) => bulkSheet(fields.lines)),
]

function control(name: string, run: (fields: Record<string, unknown>) => unknown): HttpHandler {
  return http.post(`*/__mock/${name}`, async ({ request }) => {
    try {
      const { fields } = await readRequest(request, {})
      return Response.json({ code: 200, success: true, data: run(fields), msg: '操作成功' })
    } catch (error) {
      if (error instanceof Refusal) return refuseWith('G', error)
      throw error
    }
  })
}
