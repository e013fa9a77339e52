import { type Route, rowOf } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/ship-templates',
    shows: rowOf('运费模板'),
    menu: ['运费模板', '配送管理'],
  },
  {
    path: '/ship-template-edit',
    shows: (page) => page.getByLabel('模板名称'),
    menu: ['运费模板', '配送管理'],
  },
]
