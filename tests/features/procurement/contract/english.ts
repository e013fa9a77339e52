/** Addresses of the screens to be shown in English. */
export const english = [
  '/supplier/agreementList',
  '/supplier/agreementDetail?id=1768900000000000007',
  '/supplier/agreementCreate',
]
