import { toHalfWidth } from '#domain/cell/words'
import { isInFigures } from '#domain/figureRange'
import { decimal } from '#domain/money'
import { normalizePlate } from '#domain/plate'
import { dayEnd, isBeforeText } from '#domain/time'
import { wireText } from '#domain/wire'
import { askedPage, type Reading, textField } from '#mocks/kernel/http/request'

/** Whether a row matches the requested value. */
export type Filter<Row> = (row: Row, asked: string) => boolean

/** The filters of a list by parameter name. A missing parameter does not filter. */
export type Filters<Row> = Record<string, Filter<Row>>

/** Contains the text, ignoring case and full width. */
export function contains<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) =>
    toHalfWidth(wireText(read(row)))
      .toLowerCase()
      .includes(toHalfWidth(asked).toLowerCase())
}

/** Equal to one of the comma-separated values. */
export function oneOf<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) => asked.split(',').includes(wireText(read(row)))
}

/** `min_max` with either end optional; a single number is the minimum. */
export function inRange<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) => isInFigures(decimal(read(row)), asked)
}

/** A plate or part of one, in any spelling. */
export function platePart<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) => normalizePlate(read(row)).includes(normalizePlate(asked))
}

/** From a moment on; a day begins with its first second. */
function notBefore<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) => wireText(read(row)) !== '' && !isBeforeText(read(row), asked)
}

/** Up to a moment; a day includes its last second. */
function notAfter<Row>(read: (row: Row) => unknown): Filter<Row> {
  return (row, asked) =>
    wireText(read(row)) !== '' && !isBeforeText(asked.length > 10 ? asked : dayEnd(asked), read(row))
}

/** True when one of the columns contains the text, so that a material is found by name, size or grade. */
export function inAnyOf<Name extends string>(...names: Name[]): Filter<Columns<Name>> {
  const filters = names.map((name) => contains((row: Columns<Name>) => row[name]))
  return (row, asked) => filters.some((filter) => filter(row, asked))
}

/** True when a column of any line contains the text. */
export function inLines<Row, Name extends string>(
  linesOf: (row: Row) => readonly Columns<Name>[],
  ...names: Name[]
): Filter<Row> {
  const filter = inAnyOf(...names)
  return (row, asked) => linesOf(row).some((line) => filter(line, asked))
}

/** True or false as requested: `true` and `1` are true. */
export function flag<Row>(read: (row: Row) => boolean): Filter<Row> {
  return (row, asked) => read(row) === ['true', '1'].includes(asked)
}

type Columns<Name extends string> = Readonly<Partial<Record<Name, unknown>>>

/** Filters of the columns' own names: the column contains the text. */
export function containing<Name extends string>(...names: Name[]): Filters<Columns<Name>> {
  return Object.fromEntries(names.map((name) => [name, contains((row: Columns<Name>) => row[name])]))
}

/** Filters of the columns' own names: the column equals one of the comma-separated values. */
export function equalTo<Name extends string>(...names: Name[]): Filters<Columns<Name>> {
  return Object.fromEntries(names.map((name) => [name, oneOf((row: Columns<Name>) => row[name])]))
}

/** Filters of a time, from the parameter `start` to the parameter `end`. */
export function during<Name extends string>(name: Name, start: string, end: string): Filters<Columns<Name>> {
  return { [start]: notBefore((row) => row[name]), [end]: notAfter((row) => row[name]) }
}

/** The rows that match all requested filters. */
export function filtered<Row>(rows: readonly Row[], reading: Reading, filters: Filters<Row>): Row[] {
  const asked = Object.entries(filters)
    .map(([name, filter]) => ({ filter, value: textField(reading, name) }))
    .filter(({ value }) => value !== '')
  return rows.filter((row) => asked.every(({ filter, value }) => filter(row, value)))
}

/** Sorted as requested (`sort`+`order`, or BladeX `ascs`/`descs`), then by the list's own fields, newest first. */
function sorted<Row extends object>(
  rows: readonly Row[],
  reading: Reading,
  { newestBy = ['createTime'], figures }: List<Row>,
): Row[] {
  const asked = askedOrder(reading)
  const criteria = [...asked, ...newestBy.map((field) => ({ field, sign: -1 }))]
  const isByFigure = asked.some(({ field }) => rows.some((row) => !Object.hasOwn(row, field)))
  // The value of a row is read once, and only where those before it are equal.
  const entries = rows.map((row) => ({ row, from: isByFigure && figures ? figures(row) : row, keys: [] as Key[] }))
  const keyOf = (entry: (typeof entries)[number], at: number, field: string) => {
    entry.keys[at] ??= toKey(memberOf(entry.from, field))
    return entry.keys[at]
  }
  const inOrder = entries.toSorted((a, b) => {
    for (const [at, { field, sign }] of criteria.entries()) {
      const order = compare(keyOf(a, at, field), keyOf(b, at, field), sign)
      if (order !== 0) return order
    }
    return 0
  })
  return inOrder.map(({ row }) => row)
}

/** One page of the rows, with the fields of both families. */
export function pageOf<Row>(rows: readonly Row[], reading: Reading) {
  const { current, size } = askedPage(reading)
  return {
    records: rows.slice((current - 1) * size, current * size),
    total: rows.length,
    size,
    current,
    orders: [],
    optimizeCountSql: true,
    searchCount: true,
    maxLimit: null,
    countId: '',
    pages: Math.ceil(rows.length / size),
  }
}

/** The parts of a list. */
export type List<Row> = {
  filters?: Filters<Row>
  /** The order without a requested one: these columns, newest first. */
  newestBy?: readonly string[]
  /** A row in the format of the API. Only rows of the page are converted. */
  view?: (row: Row) => unknown
  /** A row with the figures that it lacks; computed for all rows only where the request sorts by one of them. */
  figures?: (row: Row) => object
}

/** The rows that match the requested filters, in the requested order. */
export function found<Row extends object>(
  rows: readonly Row[],
  reading: Reading,
  list: List<NoInfer<Row>> = {},
): Row[] {
  return sorted(filtered(rows, reading, list.filters ?? {}), reading, list)
}

/** One page of the rows that match the requested filters, in the requested order. */
export function pageBy<Row extends object>(rows: readonly Row[], reading: Reading, list: List<NoInfer<Row>> = {}) {
  const { view = (row) => row } = list
  const page = pageOf(found(rows, reading, list), reading)
  return { ...page, records: page.records.map(view) }
}

function askedOrder(reading: Reading): { field: string; sign: number }[] {
  const sort = textField(reading, 'sort')
  const sign = textField(reading, 'order').toLowerCase() === 'asc' ? 1 : -1
  const blade = [
    ...textField(reading, 'ascs')
      .split(',')
      .map((field) => ({ field, sign: 1 })),
    ...textField(reading, 'descs')
      .split(',')
      .map((field) => ({ field, sign: -1 })),
  ]
  return [{ field: sort, sign }, ...blade]
    .map(({ field, sign: direction }) => ({ sign: direction, field: toCamelCase(field.trim()) }))
    .filter(({ field }) => field !== '')
}

function toCamelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function memberOf(row: object, field: string): unknown {
  return Object.hasOwn(row, field) ? Reflect.get(row, field) : undefined
}

/** A value to sort by. */
type Key = { text: string; figure: ReturnType<typeof decimal> }

function toKey(value: unknown): Key {
  const text = wireText(value)
  return { text, figure: decimal(text) }
}

const { compare: compareTexts } = new Intl.Collator('zh-Hans-CN')

/** Numbers compare as numbers, the rest as text; empty values come last in both directions. */
function compare(a: Key, b: Key, sign: number): number {
  if (a.text === '' || b.text === '') return Number(a.text === '') - Number(b.text === '')
  if (a.figure && b.figure) return sign * a.figure.cmp(b.figure)
  return sign * compareTexts(a.text, b.text)
}
