import { toList } from '#domain/page'
import { unchecked } from '#domain/shape'
import { isRecord } from '#domain/wire'
import type { Approval, ApprovalForm } from '#features/procurement/contract/model'
import { get } from '#shared/http/request'
import { call, defineResource } from '#shared/resource'

/** Approval records of a business document, by its code; none yet is an empty list. */
export const approvals = defineResource('approval', {
  byCode: call(async (code: string, signal): Promise<Approval[]> => {
    const form = await readForm(code, signal)
    return toList<Approval>(form?.records)
  }),
  /** The document as it was when it was last handed in; null where none was kept. */
  submitted: call(async (code: string, signal): Promise<Record<string, unknown> | null> => {
    const form = await readForm(code, signal)
    return isRecord(form?.formData) ? form.formData : null
  }),
})

function readForm(code: string, signal: AbortSignal): Promise<Partial<ApprovalForm> | null> {
  return get(`/api/gd-workflow/workflow/form/byCode/${encodeURIComponent(code)}`, unchecked(), {}, { signal })
}
