import type { Page } from '#domain/page'
import { dayAfter, epochOf, serverToday } from '#domain/time'
import { read } from './sellerClient'

// How the open lilishop seller client lists and opens activities.

/** A row of a list of activities. */
export type ActivityRow = Record<'id' | 'promotionName' | 'promotionStatus', string> &
  Record<'startTime' | 'endTime', string | null> & { rangeDayType?: string }
/** An activity as it opens it, with its products. */
export type ActivityDetail = ActivityRow & Record<string, unknown> & { promotionGoodsList: ActivityGoods[] }
type ActivityGoods = Record<'id' | 'skuId' | 'goodsName', string> & Record<'price' | 'quantity', number>

export const NEWEST = { pageNumber: 1, pageSize: 10, sort: 'startTime', order: 'desc' }

/** A page of activities of a kind, by the last part of their path. */
export async function listed<Row extends ActivityRow = ActivityRow>(
  path: string,
  query: Record<string, string | number> = {},
): Promise<Page<Row>> {
  return (await read<Page<Row>>(`/promotion/${path}`, { ...NEWEST, ...query })).data
}

export async function opened(path: string, id = ''): Promise<ActivityDetail> {
  return (await read<ActivityDetail>(`/promotion/${path}/${id}`)).data
}

/** The activity of a name. */
export async function named(path: string, promotionName: string): Promise<ActivityRow> {
  const { records } = await listed(path, { promotionName })
  if (!records[0]) throw new Error(`No ${path} has the name ${promotionName}`)
  return records[0]
}

/** Times so many days from now, as the client sends them with a save. */
export function ahead(days: number) {
  const [first, last] = [dayAfter(serverToday(), days), dayAfter(serverToday(), days + 5)]
  return { startTime: `${first} 09:00:00`, endTime: `${last} 23:59:59` }
}

/** The same in milliseconds, as it sends them with everything else. */
export function epochs(startTime: string, endTime: string) {
  return { startTime: epochOf(startTime) ?? 0, endTime: epochOf(endTime) ?? 0 }
}
