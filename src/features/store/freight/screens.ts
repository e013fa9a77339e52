import { page } from '#shared/screen/screen'

export const freightScreens = [
  page({
    name: 'shipTemplate',
    path: '/ship-templates',
    title: '运费模板',
    load: () => import('./FreightListPage'),
    drawers: ['view'],
    frontRoute: 'shop/ship/shipTemplate',
  }),
  page({
    name: 'shipTemplateEdit',
    path: '/ship-template-edit',
    title: '运费模板',
    load: () => import('./FreightEditPage'),
    id: ['id'],
    query: ['copy'],
    writes: true,
    owners: ['shipTemplate'],
  }),
]
