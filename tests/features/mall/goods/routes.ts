import { firstOf, queryOf, type Route, rowOf } from '#tests/e2e/kit/routes'

const draftOf =
  (saveType: string): Route['query'] =>
  async (ask) =>
    `?draftId=${(await firstOf(ask, `/api/store/goods/draftGoods/page?saveType=${saveType}`)).id}`

/** The screens of the journeys. */
export const routes: Route[] = [
  {
    path: '/goods',
    account: 'haichuan',
    shows: rowOf('商品列表'),
    menu: ['商品列表', '商品管理'],
  },
  {
    path: '/goods-templates',
    account: 'haichuan',
    shows: rowOf('商品模板'),
    menu: ['商品模板', '商品管理'],
  },
  {
    path: '/goods-drafts',
    account: 'haichuan',
    shows: rowOf('商品草稿'),
    menu: ['商品草稿', '商品管理'],
  },
  {
    path: '/goods-stock',
    account: 'haichuan',
    shows: rowOf('库存管理'),
    menu: ['库存管理', '商品管理'],
  },
  {
    path: '/goods-operation',
    account: 'haichuan',
    shows: (page) => page.getByRole('listbox', { name: '一级分类' }),
    menu: ['发布商品', '商品管理'],
  },
  {
    path: '/goods-operation-edit',
    account: 'haichuan',
    query: queryOf('/api/store/goods/goods/list'),
    shows: (page) => page.getByLabel('商品名称'),
    menu: ['商品列表', '商品管理'],
  },
  {
    path: '/goods-template-operation-edit',
    account: 'haichuan',
    query: draftOf('TEMPLATE'),
    shows: (page) => page.getByLabel('商品名称'),
    menu: ['商品模板', '商品管理'],
  },
  {
    path: '/goods-draft-operation-edit',
    account: 'haichuan',
    query: draftOf('DRAFT'),
    shows: (page) => page.getByLabel('商品名称'),
    menu: ['商品草稿', '商品管理'],
  },
]
