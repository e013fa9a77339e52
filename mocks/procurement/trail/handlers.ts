import type { PaperKind, Trail } from '#features/procurement/trail/model'
import { isGranted } from '#mocks/kernel/permission'
import { Refusal } from '#mocks/kernel/reply'
import { requiredField } from '#mocks/kernel/request'
import { type Call, type Route, readRoute } from '#mocks/kernel/route'
import { papersOf } from './papers'
import { stepsOf } from './rules'

/** The grant needed to see documents of a kind. */
const GRANTS: Record<PaperKind, string> = {
  CONTRACT: 'contract',
  ORDER: 'purchase',
  NOTE: 'deliver',
  SHEET: 'settlement',
}

export const trailRoutes: Route[] = [
  readRoute(['GET'], '/api/gd-material/documentTrail/detail', null, (call): Trail => {
    const kind = requiredField(call, 'kind')
    if (!isKind(kind)) throw new Refusal('请求参数格式错误', { status: 400 })
    if (!maySee(call, kind)) throw new Refusal('权限不足')
    const papers = papersOf(call, kind, requiredField(call, 'id'))
    return { kind, code: papers.code, steps: stepsOf(kind, papers, (one) => maySee(call, one)) }
  }),
]

function isKind(text: string): text is PaperKind {
  return Object.hasOwn(GRANTS, text)
}

function maySee({ account }: Call, kind: PaperKind): boolean {
  return isGranted(account, GRANTS[kind], 'view')
}
