import { firstOf, type Route, rowOf } from './routes'

const lists: [path: string, item: string, group: string][] = [
  ['/shop-addresses', '自提管理', '店铺管理'],
  ['/pc-pages', 'PC楼层', '店铺管理'],
  ['/wap-pages', '移动楼层', '店铺管理'],
  ['/goods', '商品列表', '商品管理'],
  ['/goods-templates', '商品模板', '商品管理'],
  ['/goods-drafts', '商品草稿', '商品管理'],
  ['/goods-stock', '库存管理', '商品管理'],
  ['/shop-categories', '店铺分类', '商品管理'],
  ['/goods-units', '计量单位', '商品管理'],
  ['/orders', '商品订单', '订单管理'],
  ['/virtual-orders', '虚拟订单', '订单管理'],
  ['/after-sales', '退货管理', '售后管理'],
  ['/after-sales/refunds', '退款管理', '售后管理'],
  ['/complaints', '投诉管理', '售后管理'],
  ['/comments', '评价管理', '售后管理'],
  ['/receipts', '发票管理', '结算管理'],
  ['/bills', '店铺结算', '结算管理'],
  ['/bills/reconcile', '财务对账', '结算管理'],
  ['/bills/orders', '订单结算', '结算管理'],
  ['/bills/payments', '到账核对', '结算管理'],
]

const figures: [path: string, item: string, shown: string][] = [
  ['/statistics/orders', '订单统计', '交易趋势'],
  ['/statistics/goods', '商品统计', '热销商品（按金额）'],
  ['/statistics/composition', '销售构成', '按买家'],
  ['/statistics/traffic', '流量统计', '流量趋势'],
  ['/statistics/refunds', '退款统计', '退款趋势'],
  ['/statistics/bills', '结算统计', '结算金额构成'],
]

/** The pages that only the material product has. */
export const mallRoutes: Route[] = [
  ...figures.map(
    ([path, name, shown]): Route => ({
      path,
      account: 'haichuan',
      shows: (page) => page.getByRole('heading', { name: shown }),
      menu: [name, '统计'],
    }),
  ),
  ...lists.map(
    ([path, name, group]): Route => ({ path, account: 'haichuan', shows: rowOf(name), menu: [name, group] }),
  ),
  {
    path: '/order-detail',
    account: 'haichuan',
    query: async (ask) => `?sn=${(await firstOf(ask, '/api/store/order/order', { orderType: 'NORMAL' })).sn}`,
    shows: (page) => page.getByRole('heading', { name: '订单信息' }),
    menu: ['商品订单', '订单管理'],
  },
  {
    path: '/export-order-deliver',
    account: 'haichuan',
    shows: (page) => page.getByRole('button', { name: '下载导入模板' }),
    menu: ['商品订单', '订单管理'],
  },
  {
    path: '/return-goods-order-detail',
    account: 'haichuan',
    query: async (ask) =>
      `?sn=${(await firstOf(ask, '/api/store/order/afterSale/page', { serviceType: 'RETURN_GOODS' })).sn}`,
    shows: (page) => page.getByRole('heading', { name: '售后申请' }),
    menu: ['退货管理', '售后管理'],
  },
  {
    path: '/order-complaint-detail',
    account: 'haichuan',
    query: async (ask) => `?id=${(await firstOf(ask, '/api/store/order/complain')).id}`,
    shows: (page) => page.getByRole('heading', { name: '投诉信息' }),
    menu: ['投诉管理', '售后管理'],
  },
  ...(
    [
      ['/bill-detail', '店铺结算'],
      ['/orderSettlementList-detail', '订单结算'],
    ] as const
  ).map(
    ([path, name]): Route => ({
      path,
      account: 'haichuan',
      query: async (ask) => `?id=${(await firstOf(ask, '/api/store/order/bill/getByPage')).id}`,
      shows: (page) => page.getByRole('heading', { name: '结算单信息' }),
      menu: [name, '结算管理'],
    }),
  ),
  ...(
    [
      ['/floorList/main', 'H5', '移动楼层'],
      ['/pcFloorList/main', 'PC', 'PC楼层'],
    ] as const
  ).map(
    ([path, client, item]): Route => ({
      path,
      account: 'haichuan',
      query: async (ask) => `?id=${(await firstOf(ask, `/api/store/settings/pageData/${client}/pageDataList`)).id}`,
      shows: (page) => page.getByRole('region', { name: '页面大纲' }),
      menu: [item, '店铺管理'],
    }),
  ),
]
