import { decimal, fixed, formatPrice, sum } from '#domain/money'
import type { Page } from '#domain/page'
import type { Client } from '#tests/kit/api'

/** The size of a page that is read; every list takes it. */
const SIZE = 100

/** Answers of the embedded API to one account, each asked once. */
export function openBook(client: Client) {
  const kept = new Map<string, Promise<unknown>>()
  const once = <Data>(name: string, read: () => Promise<Data>): Promise<Data> => {
    const known = kept.get(name) as Promise<Data> | undefined
    const answer = known ?? read()
    kept.set(name, answer)
    return answer
  }
  const ask = <Data>(path: string, query: Record<string, string> = {}): Promise<Data> =>
    once(`${path} ${JSON.stringify(query)}`, async () => {
      const { success, message, data } = await client.get<Data>(path, query)
      if (success === false) throw new Error(`${path}: ${message}`)
      return data
    })
  return {
    ask,
    /** All rows of a list. */
    rows: <Row>(path: string, query: Record<string, string> = {}): Promise<Row[]> =>
      once(`rows ${path} ${JSON.stringify(query)}`, async () => {
        const all: Row[] = []
        for (let page = 1; ; page += 1) {
          const at = { current: `${page}`, size: `${SIZE}`, pageNumber: `${page}`, pageSize: `${SIZE}` }
          const { records, total } = await ask<Page<Row>>(path, { ...query, ...at })
          all.push(...records)
          if (records.length === 0 || all.length >= total) return all
        }
      }),
  }
}

export type Book = ReturnType<typeof openBook>

/** A figure by what it is about, as text. */
export type Figures = ReadonlyMap<string, string>

/** Places that show a figure, by what they are called. */
type Shown = Readonly<Record<string, (book: Book) => Promise<Figures>>>

/** A fact of the product with every place that shows it. Another place may show fewer figures, but never another. */
export type Fact = { name: string; places: Shown }

/** Places by the name of their fact. */
export type Places = Readonly<Record<string, Shown>>

/**
 * Where places of a fact disagree: 'fact of subject: place 1.00, other place 2.00'. Places that show none are noted.
 */
export async function disagreements(facts: readonly Fact[], book: Book, empty: Set<string>): Promise<string[]> {
  const found: string[] = []
  for (const { name, places } of facts) {
    const [first, ...others] = await Promise.all(
      Object.entries(places).map(async ([place, read]) => ({ place, figures: await read(book) })),
    )
    for (const { place, figures } of [...(first ? [first] : []), ...others]) {
      if (figures.size === 0) empty.add(`${name}: ${place}`)
      for (const [id, figure] of figures) {
        const said = first?.figures.get(id)
        if (said !== figure) found.push(`${name} of ${id}: ${first?.place} ${said}, ${place} ${figure}`)
      }
    }
  }
  return found
}

/** How a figure is read from a row: a member, or a function. */
type Of<Row> = (keyof Row & string) | ((row: Row) => unknown)

/** Those that are more than nothing. */
export function positive(figures: Figures): Figures {
  return new Map([...figures].filter(([, figure]) => decimal(figure)?.gt(0)))
}

/** Prices of lines by what they belong to. */
export function pricesBy<Row extends { taxUnitPrice: string | null }>(
  rows: readonly Row[],
  id: keyof Row & string,
): Figures {
  return new Map(rows.map((row) => [String(row[id]), formatPrice(row.taxUnitPrice)]))
}

/** Lines of which the contract says how much. */
export function limited<Row extends { quantity: string | null }>(lines: readonly Row[]): Row[] {
  return lines.filter(({ quantity }) => quantity !== null)
}

/** Money of documents by what they belong to. */
export function moneyBy<Row>(rows: readonly Row[], idOf: Of<Row>, of: Of<Row>): Figures {
  return sumsBy(rows, idOf, of, 2)
}

/** Quantities by what they belong to: a line, which has one unit. */
export function quantitiesBy<Row>(rows: readonly Row[], idOf: Of<Row>, of: Of<Row>): Figures {
  return sumsBy(rows, idOf, of, 3)
}

function sumsBy<Row>(rows: readonly Row[], idOf: Of<Row>, of: Of<Row>, scale: number): Figures {
  const parts = new Map<string, unknown[]>()
  for (const row of rows) {
    const id = String(read(row, idOf))
    parts.set(id, [...(parts.get(id) ?? []), read(row, of)])
  }
  return new Map([...parts].map(([id, all]) => [id, fixed(sum(all), scale)]))
}

/** Whole numbers by what they belong to; none where there are none. */
export function countsBy<Row>(rows: readonly Row[], idOf: Of<Row>, of: Of<Row> = () => 1): Figures {
  const counts = [...moneyBy(rows, idOf, of)].map(([id, count]) => [id, Number(count)] as const)
  return new Map(counts.flatMap(([id, count]) => (count === 0 ? [] : [[id, String(count)]])))
}

function read<Row>(row: Row, of: Of<Row>): unknown {
  return typeof of === 'function' ? of(row) : row[of]
}

/** The sum of amounts, yuan. */
export function money(...amounts: unknown[]): string {
  return fixed(sum(amounts), 2)
}

/** One figure about all. */
export function one(figure: string | number): Figures {
  return new Map([['all', String(figure)]])
}
