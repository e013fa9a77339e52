import { getRecord, post } from '#shared/endpoint'

const DELIVERY = '/api/supplier/orderLogistics'

/** Calls about additions to delivery notes. */
export const supplementaryEndpoints = {
  ofNote: getRecord(`${DELIVERY}/get-supplementary-information`, 'deliverSn'),
  save: post(`${DELIVERY}/save-supplementary-information`),
}
