import { contractOf, linkOf, noteOf, type Route } from '#tests/e2e/kit/routes'

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/supplier/deliver/list',
    shows: linkOf('送货单'),
    menu: ['送货单', '订单管理'],
  },
  {
    path: '/supplier/deliver/signedCopies',
    shows: (page) => page.getByText('批量上传回单').last(),
    menu: ['送货单', '订单管理'],
  },
  {
    path: '/supplier/deliver/detail',
    query: async (ask) => `?deliverSn=${(await noteOf(ask)).deliverSn}`,
    shows: (page) => page.getByRole('heading', { name: /^SH\d{8}/ }),
    menu: ['送货单', '订单管理'],
  },
  {
    path: '/supplier/deliver/chooseMaterial',
    query: () => Promise.resolve('?source=order'),
    shows: (page) =>
      page
        .getByRole('table', { name: '采购订单' })
        .last()
        .getByText(/^CG\d{8}/)
        .first(),
    menu: ['送货单', '订单管理'],
  },
  {
    path: '/supplier/deliver/createDeliver',
    query: async (ask) => `?contractId=${await contractOf(ask)}`,
    shows: (page) => page.getByRole('grid', { name: '材料明细' }),
    menu: ['送货单', '订单管理'],
  },
]
