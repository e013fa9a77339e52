import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/promotions/calendar',
    account: 'haichuan',
    shows: (page) => page.getByRole('table').first(),
    menu: ['活动日历', '促销管理'],
  },
]
