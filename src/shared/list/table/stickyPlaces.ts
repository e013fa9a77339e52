import type { TableColumnType } from 'antd'

/**
 * Where a column stays while the table scrolls sideways: px from its edge. The innermost of a side casts the shadow.
 */
export type StickyPlace = { side: 'left' | 'right'; offset: number; isInnermost: boolean }

/**
 * The places of the fixed columns of a table, by column key.
 *
 * @param start width of what stays before the first column, px
 */
export function stickyPlaces<Row>(columns: readonly TableColumnType<Row>[], start: number): Map<string, StickyPlace> {
  const left = columns.filter(({ fixed }) => fixed === 'left')
  const right = columns.filter(({ fixed }) => fixed === 'right').reverse()
  return new Map([...placed(left, 'left', start), ...placed(right, 'right', 0)])
}

function placed<Row>(
  columns: readonly TableColumnType<Row>[],
  side: StickyPlace['side'],
  start: number,
): [key: string, StickyPlace][] {
  let offset = start
  return columns.map(({ key, width }, at) => {
    const place = { side, offset, isInnermost: at === columns.length - 1 }
    offset += Number(width ?? 0)
    return [String(key), place]
  })
}
