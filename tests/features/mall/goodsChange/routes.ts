import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/goods-changes',
    account: 'haichuan',
    shows: rowOf('商品变更'),
    menu: ['商品变更', '商品管理'],
  },
]
