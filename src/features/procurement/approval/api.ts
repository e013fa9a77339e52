import { recordOf } from '#domain/shape'
import { isRecord } from '#domain/wire'
import { operation } from '#shared/http/operation'
import { defineResource, query } from '#shared/resource'
import { approvalEndpoints } from './endpoints'
import { type Approval, approvalFormSchema } from './model'

const readForm = operation(approvalEndpoints.form, recordOf(approvalFormSchema))

/** Approval records of a business document, by its code; an empty list when there are none. */
export const approvals = defineResource('approval', {
  byCode: query(
    async (code: string, signal): Promise<Approval[]> => (await readForm({ code }, { signal }))?.records ?? [],
  ),
  /** The document as last submitted; null when not stored. Parse it with the document's own schema. */
  submitted: query(async (code: string, signal): Promise<Record<string, unknown> | null> => {
    const form = await readForm({ code }, { signal })
    return isRecord(form?.formData) ? form.formData : null
  }),
})
