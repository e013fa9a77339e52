import Big from 'big.js'

export type Row = Record<string, unknown>
export type Query = Record<string, string>

export const text = (value: unknown) => (['string', 'number'].includes(typeof value) ? String(value).trim() : '')
export const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : [])

const PAGING = /^(current|size|page|pageNumber|pageSize|sort|order|ascs|descs|withItems|_t)$/
const EXACT = /^(status|materialType|contractType|deliverMode|carType|id|\w+Id)$/
/** Filters by 0 or 1 that are no member of a row. */
const FLAGS: Record<string, (row: Row) => unknown> = {
  printed: (row) => row.printCount,
  signed: (row) => row.hasSignPhotos,
  copyMissing: (row) => row.accept && !row.hasSignPhotos,
  unpaid: (row) => row.status === 3 && row.payStatus !== 2,
  sendTimeVerified: (row) => row.sendTimeVerified,
}

/** Limits of the time of creation have names of their own. */
const RENAMED: Query = { startTime: 'createTimeStart', endTime: 'createTimeEnd' }

function matches(row: Row, name: string, value: string): boolean {
  const flag = FLAGS[name]
  if (flag) return Boolean(flag(row)) === (value === '1')
  const [, member = '', side] = /^(\w+)(Start|End)$/.exec(RENAMED[name] ?? name) ?? []
  if (side) {
    // A member that is a day is compared by the day alone.
    const [own, limit] = [text(row[member]), value.slice(0, text(row[member]).length)]
    return own !== '' && (side === 'Start' ? own >= limit : own <= limit)
  }
  if (EXACT.test(name)) return text(row[name]) === value
  const lines = [row, ...rowsOf(row.items), ...rowsOf(row.materials), ...rowsOf(row.lines)]
  const texts = name === 'materialName' ? lines.map((line) => text(line[name])) : [text(row[name] ?? row.defaultCarNo)]
  // A plate is the same with and without its dot.
  return texts.some((own) => own.replace('·', '').includes(value.replace('·', '')))
}

function compare(a: string, b: string): number {
  if (/^-?\d+(\.\d+)?$/.test(a) && /^-?\d+(\.\d+)?$/.test(b)) return new Big(a).cmp(b)
  return a < b ? -1 : Number(a > b)
}

/** A page of the rows that the query asks for, the newest first unless it says otherwise, and their sums. */
export function pageOf<Own extends Row>(rows: Own[], query: Query, sumsOf?: (rows: Own[]) => Row) {
  const filters = Object.entries(query).filter(([name]) => !PAGING.test(name))
  const kept = rows.filter((row) => filters.every(([name, value]) => matches(row, name, value)))
  const { sort = 'createTime', order = 'desc', current = '1', size = '10' } = query
  const sign = order === 'asc' ? 1 : -1
  kept.sort((a, b) => sign * compare(text(a[sort]), text(b[sort])))
  const start = (Number(current) - 1) * Number(size)
  return { records: kept.slice(start, start + Number(size)), total: kept.length, summary: sumsOf?.(kept) }
}
