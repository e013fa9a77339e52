import { queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/members',
    account: 'haichuan',
    shows: rowOf('会员管理'),
    menu: ['会员管理', '订单管理'],
  },
  {
    path: '/member-detail',
    account: 'haichuan',
    query: queryOf('/api/store/member'),
    shows: (page) => page.getByRole('heading', { name: '评价' }).first(),
    menu: ['会员管理', '订单管理'],
  },
]
