import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/home',
    shows: (page) => page.getByRole('heading', { name: /^您好/ }),
    menu: ['首页'],
  },
]
