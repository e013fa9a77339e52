import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/feedback',
    shows: (page) => page.getByText(/^共 \d+ 条/),
    menu: ['意见反馈', '帮助中心'],
  },
]
