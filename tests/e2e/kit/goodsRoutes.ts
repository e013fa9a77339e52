import type { Page } from '@playwright/test'
import type { Ask } from './journey'
import { rowOf } from './routes'

type Form = [path: string, item: string, list: string, key: string]

const forms: Form[] = [
  ['/goods-operation-edit', '商品列表', 'goods/goods/list', 'id'],
  ['/goods-template-operation-edit', '商品模板', 'goods/draftGoods/page?saveType=TEMPLATE', 'draftId'],
  ['/goods-draft-operation-edit', '商品草稿', 'goods/draftGoods/page?saveType=DRAFT', 'draftId'],
]

const entry = (item: string): [string, string] => [item, '商品管理']
const account = 'haichuan'

/** The product form on its four pages. */
export const goodsRoutes = [
  {
    ...{ path: '/goods-operation', account, menu: entry('发布商品') },
    shows: (page: Page) => page.getByRole('listbox', { name: '一级分类' }),
  },
  { ...{ path: '/goods-changes', account, menu: entry('商品变更') }, shows: rowOf('商品变更') },
  ...forms.map(([path, item, list, key]) => ({
    ...{ path, account, menu: entry(item) },
    query: async (ask: Ask) => {
      const { records } = await ask<{ records: { id: string }[] }>(`/api/store/${list}`)
      return `?${key}=${records[0]?.id ?? ''}`
    },
    shows: (page: Page) => page.getByLabel('商品名称'),
  })),
]
