import { type HttpHandler, http } from 'msw'
import { act } from '#mocks/actors'
import { resetDb } from '#mocks/db'
import { Refusal, refuseWith } from '#mocks/reply'
import { readRequest, requiredField, textField } from '#mocks/request'
import { expireTokens } from '#mocks/token'
import { bulkContract, bulkNote, bulkSheet } from './bulk'

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
