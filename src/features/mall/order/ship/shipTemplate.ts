import type { QueryClient } from '@tanstack/react-query'
import { batchShipWorkbook, mallOrders } from '#features/mall/order/api'
import type { OrderStatus } from '#features/mall/order/model'
import type { OrderRow } from '#features/mall/order/shape'
import type { Download } from '#shared/http/files'
import { readableTemplate } from '#shared/importing/readableTemplate'
import { readWhole } from '#shared/list/export/readAll'
import { listQuery } from '#shared/listState'
import { readFresh } from '#shared/resource'
import { shipColumns, shipInformation } from './model'

/** The workbook to fill in, with the orders that wait; a lilishop's own is an .xls of heads alone. */
export async function shipTemplate(queries: QueryClient): Promise<Download> {
  return readableTemplate(await batchShipWorkbook(), {
    columns: [...shipColumns, ...shipInformation],
    rows: async () => (await waitingOrders(queries)).map(rowOf),
  })
}

const WAITING: readonly OrderStatus[] = ['UNDELIVERED', 'PARTS_DELIVERED']

async function waitingOrders(queries: QueryClient): Promise<OrderRow[]> {
  const { signal } = new AbortController()
  const all: OrderRow[] = []
  for (const orderStatus of WAITING) {
    const criteria = { orderStatus }
    const page = (current: number, size: number) =>
      readFresh(queries, mallOrders.page(listQuery({ criteria, current, size, sort: '', order: '' })), signal)
    all.push(...(await readWhole({ page, keyOf: ({ sn }) => sn }, signal)))
  }
  return all
}

function rowOf({ sn, consigneeName, orderItems }: OrderRow): Record<string, string> {
  const left = orderItems.map(({ name, num, deliverNumber }) => ({ name, num: (num ?? 0) - (deliverNumber ?? 0) }))
  const goods = left.flatMap(({ name, num }) => (num > 0 ? `${name}×${num}` : [])).join('；')
  return { sn, consignee: consigneeName, goods }
}
