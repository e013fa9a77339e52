import { getRecord } from '#shared/endpoint'

/** Calls about the approval of documents. */
export const approvalEndpoints = {
  form: getRecord('/api/gd-workflow/workflow/form/byCode/{code}', 'code'),
}
