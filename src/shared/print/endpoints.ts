import { post } from '#shared/endpoint'

/** Calls about printed pages. */
export const printEndpoints = {
  pdf: post('/api/gd-resource-process/print/html-receipt-to-pdf', 'file'),
}
