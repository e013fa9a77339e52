import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const ofShop = <Row extends { storeId: string }>(rows: readonly Row[]) =>
  rows.filter(({ storeId }) => storeId === '9003')
const sold = ofShop(db.distributionGoods.all()).map(({ skuId }) => db.goodsSkus.get(skuId)?.goodsName ?? '')
const brought = ofShop(db.distributionOrders.all())
const [{ distributionName = '' } = {}] = brought

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'DistributionGoodsListPage',
    name: 'the list of distribution goods',
    path: '/distribution/goods',
    account: 'haichuan',
    caption: '分销商品',
    api: '/distribution/goods',
    total: sold.length,
    filter: {
      label: '商品名称',
      name: 'goodsName',
      value: sold[0] ?? '',
      total: sold.filter((name) => name.includes(sold[0] ?? '')).length,
      shows: sold[0] ?? '',
    },
  },
  {
    screen: 'DistributionOrderListPage',
    name: 'the list of distribution orders',
    path: '/distribution/orders',
    account: 'haichuan',
    caption: '分销订单',
    api: '/distribution/order',
    total: brought.length,
    filter: {
      label: '分销员',
      name: 'distributionName',
      value: distributionName,
      total: brought.filter((row) => row.distributionName === distributionName).length,
      shows: distributionName,
    },
    statuses: ['未完成', '已完成', '已退款'],
    opens: { path: '/order-detail', tab: '订单详情' },
    sums: ['佣金（元）', '退还（元）', '净佣金（元）'],
    isWithoutActions: true,
  },
]
