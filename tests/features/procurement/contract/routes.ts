import { contractOf, headingOf, linkOf, queryOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/agreementList',
    query: () => Promise.resolve('?status=8'),
    shows: linkOf('集采合同'),
    menu: ['集采合同', '合同管理'],
  },
  {
    path: '/supplier/agreementDetail',
    query: async (ask) => `?id=${await contractOf(ask)}`,
    shows: headingOf('合同信息'),
    menu: ['集采合同', '合同管理'],
  },
  {
    path: '/supplier/agreementCreate',
    shows: headingOf('合同信息'),
    menu: ['集采合同', '合同管理'],
  },
  {
    path: '/agreementEdit',
    query: queryOf('/api/gd-centralized-sourcing/censou/contract/queryContractsByCondition?status=0'),
    shows: headingOf('合同信息'),
    menu: ['集采合同', '合同管理'],
  },
]
