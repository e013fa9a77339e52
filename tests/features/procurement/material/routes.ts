import { linkOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/materialList',
    shows: linkOf('合同材料'),
    menu: ['合同材料', '材料管理'],
  },
]
