import type { Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/help',
    shows: (page) => page.getByRole('button', { name: /提交反馈/ }),
    menu: ['帮助文档', '帮助中心'],
  },
]
