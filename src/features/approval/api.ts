import { toList } from '../../domain/page'
import { get } from '../../shared/http/request'
import { call, defineResource } from '../../shared/resource'
import type { Approval, ApprovalForm } from '../contract/model'

/** Approval records of a business document, by its code; none yet is an empty list. */
export const approvals = defineResource('approval', {
  byCode: call(async (code: string, signal): Promise<Approval[]> => {
    const form = await get<Partial<ApprovalForm> | null>(
      `/api/gd-workflow/workflow/form/byCode/${encodeURIComponent(code)}`,
      {},
      { signal },
    )
    return toList<Approval>(form?.records)
  }),
})
