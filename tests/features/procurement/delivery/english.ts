/** Addresses of the screens to be shown in English. */
export const english = [
  '/supplier/deliver/list',
  '/supplier/deliver/detail?deliverSn=SH20240315-0001',
  '/supplier/deliver/chooseMaterial?source=contract',
  '/supplier/deliver/chooseMaterial',
]
