import { goodsRoutes } from './goodsRoutes'
import type { Ask } from './journey'
import { mallRoutes } from './mallRoutes'
import { promotionRoutes } from './promotionRoutes'
import { firstOf, noteOf, type Route, rowOf } from './routes'

const CONTRACTS_PATH = '/api/gd-centralized-sourcing/censou/contract/queryContractsByCondition'
const CONTRACTS: Route['menu'] = ['集采合同', '合同管理']
const isContract: Route['shows'] = (page) => page.getByRole('heading', { name: '合同信息' })
const NOTES: Route['menu'] = ['送货单', '订单管理']
const ORDERS: Route['menu'] = ['采购订单', '订单管理']
const SERVICES: Route['menu'] = ['平台服务', '服务中心']
const RECORDS: Route['menu'] = ['购买记录', '服务中心']
const PLATFORM_ORDERS_PATH = '/api/gd-order/order/page'
const SHEETS: Route['menu'] = ['结算单', '结算管理']

/** Every page of the shell, of both products. */
export const ROUTES: Route[] = [
  { path: '/home', shows: (page) => page.getByRole('heading', { name: /^您好/ }), menu: ['首页'] },
  {
    path: '/supplier/agreementList',
    query: () => Promise.resolve('?status=8'),
    shows: (page) => page.getByRole('table', { name: '集采合同' }).last().getByRole('link').first(),
    menu: CONTRACTS,
  },
  {
    path: '/supplier/agreementDetail',
    query: async (ask) => `?id=${(await contractOf(ask)).id}`,
    shows: (page) => page.getByRole('heading', { name: '合同信息' }),
    menu: CONTRACTS,
  },
  { path: '/supplier/agreementCreate', shows: isContract, menu: CONTRACTS },
  {
    path: '/agreementEdit',
    query: async (ask) => `?id=${(await firstOf(ask, `${CONTRACTS_PATH}?status=0`)).id}`,
    shows: (page) => page.getByRole('heading', { name: '合同信息' }),
    menu: CONTRACTS,
  },
  {
    path: '/supplier/materialList',
    shows: (page) => page.getByRole('table', { name: '合同材料' }).last().getByRole('link').first(),
    menu: ['合同材料', '材料管理'],
  },
  {
    path: '/supplier/order/list',
    shows: (page) => page.getByRole('table', { name: '采购订单' }).last().getByRole('link').first(),
    menu: ORDERS,
  },
  {
    path: '/supplier/order/detail',
    query: async (ask) => `?orderSn=${(await firstOf(ask, '/api/supplier/purchase/purchaseOrder/queryPage')).orderSn}`,
    shows: (page) => page.getByRole('heading', { name: '订单信息' }),
    menu: ORDERS,
  },
  {
    path: '/supplier/settlement/list',
    shows: (page) => page.getByRole('table', { name: '结算单' }).last().getByRole('link').first(),
    menu: SHEETS,
  },
  {
    path: '/supplier/settlement/detail',
    query: async (ask) => `?id=${(await firstOf(ask, '/api/gd-material/settlementBill/queryPage')).id}`,
    shows: (page) => page.getByRole('heading', { name: '结算信息' }),
    menu: SHEETS,
  },
  {
    path: '/supplier/server/platformService/list',
    shows: (page) => page.getByRole('heading', { name: '平台基础服务' }),
    menu: SERVICES,
  },
  {
    path: '/supplier/server/platformService/payment',
    query: async (ask) => `?orderId=${(await firstOf(ask, `${PLATFORM_ORDERS_PATH}?payStatus=1`)).id}`,
    shows: (page) => page.getByRole('timer'),
    menu: SERVICES,
  },
  {
    path: '/supplier/server/purchaseRecord/list',
    shows: (page) => page.getByRole('table', { name: '购买记录' }).last().getByRole('link').first(),
    menu: RECORDS,
  },
  {
    path: '/supplier/server/purchaseRecord/detail',
    query: async (ask) => `?id=${(await firstOf(ask, `${PLATFORM_ORDERS_PATH}?payStatus=2`)).id}`,
    shows: (page) => page.getByRole('heading', { name: '支付记录' }),
    menu: RECORDS,
  },
  {
    path: '/supplier/driver/list',
    shows: (page) => page.getByRole('button', { name: /^显示号码/ }).first(),
    menu: ['司机管理', '配送管理'],
  },
  {
    path: '/supplier/car/list',
    shows: (page) => page.getByRole('button', { name: '编辑' }).first(),
    menu: ['车辆管理', '配送管理'],
  },
  {
    path: '/supplier/deliver/list',
    shows: (page) => page.getByRole('table', { name: '送货单' }).last().getByRole('link').first(),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/signedCopies',
    shows: (page) => page.getByText('批量上传回单').last(),
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/detail',
    query: async (ask) => `?deliverSn=${(await noteOf(ask)).deliverSn}`,
    shows: (page) => page.getByRole('heading', { name: /^SH\d{8}/ }),
    menu: NOTES,
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
    menu: NOTES,
  },
  {
    path: '/supplier/deliver/createDeliver',
    query: async (ask) => `?contractId=${(await contractOf(ask)).id}`,
    shows: (page) => page.getByRole('grid', { name: '材料明细' }),
    menu: NOTES,
  },
  ...(
    [
      ['/store/clerks', '店员管理'],
      ['/store/roles', '角色权限'],
    ] as const
  ).map(([path, name]): Route => ({ path, shows: rowOf(name), menu: [name, '企业管理'] })),
  {
    path: '/store/departments',
    shows: (page) => page.getByRole('button', { name: '添加一级部门' }),
    menu: ['部门管理', '企业管理'],
  },
  { path: '/files', shows: (page) => page.getByText(/^共 \d+ 条/), menu: ['文件管理', '企业管理'] },
  { path: '/supplier/setting', shows: (page) => page.getByLabel('店铺简介'), menu: ['店铺设置'] },
  { path: '/personal-enter', shows: (page) => page.getByLabel('昵称'), menu: ['个人中心', '企业管理'] },
  { path: '/change-password', shows: (page) => page.getByLabel('原密码'), menu: ['修改密码', '企业管理'] },
  { path: '/ship-templates', shows: rowOf('运费模板'), menu: ['运费模板', '配送管理'] },
  { path: '/ship-template-edit', shows: (page) => page.getByLabel('模板名称'), menu: ['运费模板', '配送管理'] },
  { path: '/logistics', shows: rowOf('物流公司'), menu: ['物流公司', '配送管理'] },
  ...goodsRoutes,
  { path: '/message', shows: rowOf('消息中心'), menu: ['消息中心', '帮助中心'] },
  { path: '/help', shows: (page) => page.getByRole('button', { name: /提交反馈/ }), menu: ['帮助文档', '帮助中心'] },
  { path: '/feedback', shows: (page) => page.getByText(/^共 \d+ 条/), menu: ['意见反馈', '帮助中心'] },
  ...[
    ['/statistics/supply', '供货统计', '供货与货款'],
    ['/statistics/deviation', '磅差统计', '磅差（按司机）'],
    ['/statistics/payment', '回款统计', '回款天数（按月）'],
  ].map(
    ([path = '', item = '', shown = '']): Route => ({
      path,
      shows: (page) => page.getByRole('heading', { name: shown }),
      menu: [item, '统计'],
    }),
  ),
  ...mallRoutes,
  ...promotionRoutes,
]

/** The pages of the product that an account belongs to. */
export function routesOf(account: string): Route[] {
  return ROUTES.filter((one) => !one.account || one.account === account)
}

/** An approved contract that has not expired. */
async function contractOf(ask: Ask): Promise<{ id: string }> {
  const path = '/api/gd-centralized-sourcing/censou/material/listWithContractByPage'
  const { records } = await ask<{ records: { contractId: string }[] }>(path)
  return { id: records[0]?.contractId ?? '' }
}
