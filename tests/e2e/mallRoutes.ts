type List = { path: string; account: string; menu: [item: string, group: string] }

const lists: [path: string, item: string, group: string][] = [
  ['/shop-addresses', '自提管理', '店铺管理'],
  ['/goods', '商品列表', '商品管理'],
  ['/goods-templates', '商品模板', '商品管理'],
  ['/goods-drafts', '商品草稿', '商品管理'],
  ['/goods-stock', '库存管理', '商品管理'],
  ['/shop-categories', '店铺分类', '商品管理'],
  ['/goods-units', '计量单位', '商品管理'],
]

/** The lists of the material product alone. */
export const mallRoutes = lists.map(([path, item, group]): List => ({ path, account: 'haichuan', menu: [item, group] }))
