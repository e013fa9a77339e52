import { headingOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/full-discount',
    account: 'haichuan',
    shows: rowOf('满额活动'),
    menu: ['满额活动', '促销管理'],
  },
  {
    path: '/full-discount-detail',
    account: 'haichuan',
    query: queryOf('/api/store/promotion/fullDiscount?promotionStatus=END'),
    shows: headingOf('活动效果'),
    menu: ['满额活动', '促销管理'],
  },
]
