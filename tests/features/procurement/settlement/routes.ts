import { headingOf, linkOf, queryOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/settlement/list',
    shows: linkOf('结算单'),
    menu: ['结算单', '结算管理'],
  },
  {
    path: '/supplier/settlement/detail',
    query: queryOf('/api/gd-material/settlementBill/queryPage'),
    shows: headingOf('结算信息'),
    menu: ['结算单', '结算管理'],
  },
]
