import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/files',
    shows: (page) => page.getByText(/^共 \d+ 条/),
    menu: ['文件管理', '企业管理'],
  },
]
