import type { Locator, Page } from '@playwright/test'
import type { Ask } from './journey'

/** A page to reload, and what tells that it is back. */
export type Route = {
  path: string
  query?: (ask: Ask) => Promise<string>
  shows: (page: Page) => Locator
  /** The highlighted entry of the menu and the group it is in. */
  menu: [item: string, group?: string]
  /** The one product that has it. */
  account?: string
}

/** The mall's pages of after-sale. */
export const afterSaleRoutes: Route[] = [
  ...(
    [
      ['/after-sales', '退货管理', '售后管理'],
      ['/after-sales/refunds', '退款管理', '售后管理'],
      ['/complaints', '投诉管理', '售后管理'],
      ['/comments', '评价管理', '售后管理'],
      ['/receipts', '发票管理', '结算管理'],
    ] as const
  ).map(([path, name, group]): Route => ({ path, account: 'haichuan', shows: rowOf(name), menu: [name, group] })),
  {
    path: '/return-goods-order-detail',
    account: 'haichuan',
    query: async (ask) => `?sn=${(await firstOf(ask, '/api/store/order/afterSale/page')).sn}`,
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
]

/** The first row of a list. */
export function rowOf(caption: string): Route['shows'] {
  return (page) => page.getByRole('table', { name: caption }).last().locator('tr[data-row-key]').first()
}

/** The first row of a list. */
export async function firstOf(ask: Ask, path: string): Promise<{ id: string; orderSn: string; sn: string }> {
  const { records } = await ask<{ records: { id: string; orderSn: string; sn: string }[] }>(path)
  return records[0] ?? { id: '', orderSn: '', sn: '' }
}
