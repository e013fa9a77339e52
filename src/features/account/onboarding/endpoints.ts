import { getValue, putForm } from '#shared/endpoint'

const APPLY = '/api/buyer/store/store/apply'

/** Calls about the signed-in member's application for a shop. */
export const applicationEndpoints = {
  status: getValue(`${APPLY}/haveStore`),
  own: getValue(`${APPLY}/apply`),
  saveCompany: putForm(`${APPLY}/newFirst`),
  saveBank: putForm(`${APPLY}/newSecond`),
  submit: putForm(`${APPLY}/third`),
  /** The categories below one; 0 is the root. */
  categories: getValue('/api/store/buyer/goods/category/get/{parentId}'),
}
