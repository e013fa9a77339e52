import type { ListSpec } from '#tests/kit/suites/listSpec'

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'SavedProductListPage',
    name: '商品草稿',
    path: '/goods-drafts',
    account: 'haichuan',
    caption: '商品草稿',
    api: '/draftGoods/page',
    total: 24,
    filter: {
      label: '商品名称',
      name: 'goodsName',
      value: 'HRB400E',
      total: 2,
      shows: '热轧带肋钢筋 HRB400E（新规格）',
    },
  },
  {
    screen: 'GoodsListPage',
    name: 'the list of goods',
    path: '/goods',
    account: 'haichuan',
    caption: '商品列表',
    api: '/goods/goods/list',
    total: 48,
    filter: { label: '商品名称', name: 'goodsName', value: '水泥', total: 4, shows: '水泥钢钉' },
    statuses: ['出售中', '仓库中', '待审核', '审核未通过'],
    statusName: 'goodsStatus',
  },
  {
    screen: 'StockListPage',
    name: 'the list of stocks',
    path: '/goods-stock',
    account: 'haichuan',
    caption: '库存管理',
    api: '/goods/sku/list',
    total: 140,
    filter: { label: '货号', name: 'sn', value: 'HC001', total: 12, shows: 'HC001-05' },
  },
  {
    screen: 'TemplateListPage',
    name: '商品模板',
    path: '/goods-templates',
    account: 'haichuan',
    caption: '商品模板',
    api: '/draftGoods/page',
    total: 24,
    filter: { label: '商品名称', name: 'goodsName', value: 'HRB500E', total: 1, shows: '高强钢筋 HRB500E 模板' },
  },
]
