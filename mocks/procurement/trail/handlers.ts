import { trailEndpoints } from '#features/procurement/trail/endpoints'
import type { DocumentKind, Trail } from '#features/procurement/trail/model'
import { isGranted } from '#mocks/kernel/auth/permission'
import { Refusal } from '#mocks/kernel/http/reply'
import { requiredField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/http/route'
import { documentsOf } from './documents'
import { stepsOf } from './rules'

/** The grant needed to see documents of a kind. */
const GRANTS: Record<DocumentKind, string> = {
  CONTRACT: 'contract',
  ORDER: 'purchase',
  NOTE: 'deliver',
  SHEET: 'settlement',
}

export const trailRoutes: Route[] = [
  readRoute(trailEndpoints.of, null, (call): Trail => {
    const kind = requiredField(call, 'kind')
    if (!isKind(kind)) throw new Refusal('请求参数格式错误', { status: 400 })
    if (!maySee(call, kind)) throw new Refusal('权限不足')
    const documents = documentsOf(call, kind, requiredField(call, 'id'))
    return { kind, code: documents.code, steps: stepsOf(kind, documents, (one) => maySee(call, one)) }
  }),
]

function isKind(text: string): text is DocumentKind {
  return Object.hasOwn(GRANTS, text)
}

function maySee({ account }: Call, kind: DocumentKind): boolean {
  return isGranted(account, GRANTS[kind], 'view')
}
