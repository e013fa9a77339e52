import { type Field, field } from '#domain/field'
import { type Decimal, decimal, fixed, round, scaleOf, sum } from '#domain/money'
import type { DecimalText } from '#domain/wire'
import { type Days, eachDay } from '#features/overview/statistics/period/model'

/** Which fields of a row are its name and its figures. */
export type FigureSpec<Row> = {
  /** The fields by name. */
  fields: Readonly<Record<string, Field>>
  /** What a row is about, e.g. a day or a project. */
  name: keyof Row & string
  /** What distinguishes rows; the name by default. */
  key?: keyof Row & string
  /** Further texts beside the name. */
  texts?: readonly (keyof Row & string)[]
  /** The chart names a row without its texts, which do not tell which row it is. */
  isChartedByName?: boolean
  /** The figures in the order of the table. */
  figures: readonly (keyof Row & string)[]
  /** Those of one unit that the chart shows. */
  charted: readonly (keyof Row & string)[]
  /** Figures that open their documents, which may differ from those of the row. */
  opened?: readonly (keyof Row & string)[]
  /** Figures that do not add up, such as rates and distinct visitors: their total is given, or missing. */
  unsummed?: readonly (keyof Row & string)[]
  /** The rows follow each other in time: compared by position, not by key. */
  isSeries?: boolean
}

/** Where a column comes from: the period itself, the compared one, or the change from that to this. */
type ColumnSide = 'now' | 'before' | 'change'
/** A column of figures. */
export type FigureColumn = { key: string; name: string; side: ColumnSide; field: Field }
/** A row of figures, decimal text or null by column. */
export type FigureRow = {
  key: string
  /** The key of the compared row, '' without one. */
  pastKey: string
  /** The compared period is longer: the row has a day or month of that one alone. */
  isPastOnly: boolean
  texts: readonly string[]
  cells: readonly (string | null)[]
}
/** Figures as shown, exported, printed and charted: the one source of all four. */
export type FigureTable = {
  /** The fields of the rows' texts, its name first. */
  names: readonly Field[]
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
  totals: (string | null)[]
}

/** The day or month that a row of a series is compared with. */
const COMPARED_WITH = field('text', '对比日期', { width: 110 })

/**
 * Makes the table of some rows, beside those of the compared period. `given` holds totals of figures that do not add
 * up; `textOf` words a text, e.g. a unit.
 */
export function figureTable<Row extends object>(
  spec: FigureSpec<Row>,
  rows: readonly Row[],
  before: readonly Row[] | null = null,
  given: { now?: Partial<Row> | null; before?: Partial<Row> | null } = {},
  textOf: (field: Field | undefined, text: string) => string = (_, text) => text,
): FigureTable {
  const columns = spec.figures.flatMap((name) => columnsOf(spec.fields[name] as Field, name, before !== null))
  const cellsOf = (row: Partial<Row> | undefined, past: Partial<Row> | undefined) =>
    columns.map(({ name, side }) => {
      const [now, then] = [row, past].map(
        (one) => figure(one, name) ?? (isNothing(spec, one, name) && before ? '0' : null),
      )
      return (side === 'now' ? now : side === 'before' ? then : changeOf(now ?? null, then ?? null)) ?? null
    })
  const pairs = before ? paired(spec, rows, before) : rows.map((now) => ({ now, past: undefined }))
  const names = [spec.name, ...(spec.texts ?? [])]
  const isTold = spec.isSeries === true && before !== null
  const totalOf = (all: readonly Row[], name: string, known: Partial<Row> | null | undefined) =>
    spec.unsummed?.includes(name as keyof Row & string) ? figure(known ?? undefined, name) : totalText(all, name)
  return {
    names: [...names.map((name) => spec.fields[name] as Field), ...(isTold ? [COMPARED_WITH] : [])],
    columns,
    rows: pairs.map(({ now, past }) => ({
      key: keyOf(spec, (now ?? past) as Row),
      pastKey: past ? keyOf(spec, past) : '',
      isPastOnly: spec.isSeries === true && !now,
      texts: [
        ...names.map((name) => textOf(spec.fields[name], String((now ?? past)?.[name] ?? ''))),
        ...(isTold ? [past ? keyOf(spec, past) : ''] : []),
      ],
      cells: cellsOf(now, past),
    })),
    totals: columns.map(({ name, side }) => {
      const [now, then] = [totalOf(rows, name, given.now), before ? totalOf(before, name, given.before) : null]
      return side === 'now' ? now : side === 'before' ? then : changeOf(now, then)
    }),
  }
}

/** Whether any figure of a table adds up; without one there is no row of totals. */
export function hasTotals({ totals }: Pick<FigureTable, 'totals'>): boolean {
  return totals.some((total) => total !== null)
}

/** Decimal text by series, in the order of the chart; of each figure that of the period, then of the compared one. */
export function seriesOf(table: FigureTable, charted: readonly string[]) {
  return table.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ name, side }) => charted.includes(name) && side !== 'change')
    .sort((a, b) => charted.indexOf(a.name) - charted.indexOf(b.name))
    .map(({ name, side, field, at }) => ({
      name,
      side,
      field,
      values: table.rows.map(({ cells }) => cells[at] ?? null),
    }))
}

/** Groups documents and sums their figures; the first of each group names it. Groups keep the order of documents. */
export function grouped<Doc, Name extends string>(
  docs: readonly Doc[],
  keyOf: (doc: Doc) => string,
  figures: Readonly<Record<Name, (doc: Doc) => Decimal | string | number>>,
): { key: string; docs: readonly Doc[]; sums: Record<Name, string> }[] {
  const groups = new Map<string, Doc[]>()
  for (const doc of docs) {
    const key = keyOf(doc)
    const group = groups.get(key)
    if (group) group.push(doc)
    else groups.set(key, [doc])
  }
  const names = Object.keys(figures) as Name[]
  return [...groups].map(([key, group]) => ({
    key,
    docs: group,
    sums: Object.fromEntries(names.map((name) => [name, sum(group.map(figures[name])).toFixed()])) as Record<
      Name,
      string
    >,
  }))
}

/** Rows of days as rows of months: their figures are summed under the month, 'YYYY-MM'. */
export function byMonth<Row extends object>(
  rows: readonly Row[],
  day: keyof Row & string,
  figures: readonly (keyof Row & string)[],
): Row[] {
  const sums = Object.fromEntries(figures.map((name) => [name, (row: Row) => String(row[name] ?? 0)]))
  return grouped(rows, (row) => String(row[day]).slice(0, 7), sums).map(
    ({ key, docs, sums }) => ({ ...docs[0], [day]: key, ...sums }) as Row,
  )
}

/** Rows of days, 'YYYY-MM-DD', up to today: a server may fill a month up to its end. */
export function untilToday<Row extends object>(rows: readonly Row[], day: keyof Row & string, today: string): Row[] {
  return rows.filter((row) => String(row[day]) <= today)
}

/**
 * Rows of months with one for each month of some days up to today: `empty` makes those that a server left out because
 * nothing happened.
 */
export function everyMonth<Row extends object>(
  rows: readonly Row[],
  name: keyof Row & string,
  { days, today, empty }: { days: Days; today: string; empty: (month: string) => Row },
): Row[] {
  const found = new Map(rows.map((row) => [String(row[name]), row]))
  const months = new Set([...eachDay(days, today).map((day) => day.slice(0, 7)), ...found.keys()])
  return [...months].sort().map((month) => found.get(month) ?? empty(month))
}

function columnsOf(field: Field, name: string, isCompared: boolean): FigureColumn[] {
  const column = (side: ColumnSide) => ({ key: `${name}.${side}`, name, side, field })
  return isCompared ? [column('now'), column('before'), column('change')] : [column('now')]
}

/** Rows beside those of the compared period, which may also stand alone. */
function paired<Row extends object>(spec: FigureSpec<Row>, rows: readonly Row[], before: readonly Row[]) {
  if (spec.isSeries) {
    const length = Math.max(rows.length, before.length)
    return Array.from({ length }, (_, index) => ({ now: rows[index], past: before[index] }))
  }
  const past = new Map(before.map((row) => [keyOf(spec, row), row]))
  const pairs: { now: Row | undefined; past: Row | undefined }[] = rows.map((now) => {
    const key = keyOf(spec, now)
    const match = past.get(key)
    past.delete(key)
    return { now, past: match }
  })
  return [...pairs, ...[...past.values()].map((row) => ({ now: undefined, past: row }))]
}

/** Whether a group without a row had nothing, which is a sum of zero; a day or a rate without one has no figure. */
function isNothing<Row extends object>(spec: FigureSpec<Row>, row: Partial<Row> | undefined, name: string): boolean {
  return row === undefined && !spec.isSeries && !spec.unsummed?.includes(name as keyof Row & string)
}

function keyOf<Row extends object>({ key, name }: FigureSpec<Row>, row: Row): string {
  return String(row[key ?? name] ?? '')
}

function figure<Row extends object>(row: Partial<Row> | undefined, name: string): string | null {
  const value = decimal(row?.[name as keyof Row])
  return value === null ? null : fixed(value, scaleOf(row?.[name as keyof Row]))
}

/** The sum with the decimals of its most exact figure. */
function totalText<Row extends object>(rows: readonly Row[], name: string): string {
  const values = rows.map((row) => row[name as keyof Row])
  return fixed(sum(values), Math.max(0, ...values.map(scaleOf)))
}

/** A part of a whole, e.g. per 100 or 1000 of it, with two decimals; null when there is no whole. */
export function shareOf(part: DecimalText, whole: DecimalText, per: number): DecimalText {
  const [numerator, denominator] = [decimal(part), decimal(whole)]
  if (!numerator || !denominator || denominator.eq(0)) return null
  return fixed(numerator.div(denominator).times(per), 2)
}

/** The change in percent with one decimal; null when there is nothing to compare with. */
export function changeOf(now: string | null, before: string | null): string | null {
  const [value, base] = [decimal(now), decimal(before)]
  if (value === null || base === null || base.eq(0)) return null
  return round(value.minus(base).div(base.abs()).times(100), 1).toFixed(1)
}
