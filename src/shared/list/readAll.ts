import type { Page } from '#domain/page'

/** Rows asked for at once: the most a page may hold. */
export const WHOLE_PAGE = 200
/** More rows than this are no longer taken at once. */
export const MAX_ROWS = 50_000
/** How often a result that changes while it is read is read again from the start. */
const MAX_PASSES = 3

/** How a long reading tells how far it is, and how it is stopped. */
export type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** All rows of a result. Not steady: rows came or went each time it was read, so some may be missing. */
export type AllRows<Row> = { rows: Row[]; isSteady: boolean }

/** The result holds more rows than may be taken at once. */
export class TooManyRows extends Error {
  readonly total: number

  constructor(total: number) {
    super(`more than ${MAX_ROWS} rows`)
    this.total = total
  }
}

type Source<Row> = {
  page: (current: number, size: number) => Promise<Page<Row>>
  keyOf: (row: Row) => string
}

/**
 * Reads a result whole, page by page, until as many rows came as there are. No row comes twice, whatever is added or
 * taken away meanwhile; a result that changed is read again from the start, three times at most.
 *
 * @throws TooManyRows, and whatever the call throws; an aborted signal's reason
 */
export async function readAll<Row>(source: Source<Row>, { signal, onProgress }: Watch): Promise<AllRows<Row>> {
  for (let pass = 1; ; pass++) {
    const { rows, isSteady } = await readOnce(source, { signal, onProgress })
    if (isSteady || pass === MAX_PASSES) return { rows, isSteady }
  }
}

async function readOnce<Row>({ page, keyOf }: Source<Row>, { signal, onProgress }: Watch): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  let [seen, total, isSteady] = [0, Number.NaN, true]
  for (let current = 1; ; current++) {
    signal.throwIfAborted()
    const answer = await page(current, WHOLE_PAGE)
    signal.throwIfAborted()
    if (answer.total > MAX_ROWS) throw new TooManyRows(answer.total)
    if (current > 1 && answer.total !== total) isSteady = false
    total = answer.total
    const known = rows.size
    for (const row of answer.records) rows.set(keyOf(row), row)
    seen += answer.records.length
    onProgress(Math.min(rows.size, total), total)
    // A page that brings nothing new ends it too: a server that knows no pages would give the same one for ever.
    if (seen >= total || rows.size === known)
      return { rows: [...rows.values()], isSteady: isSteady && rows.size === total }
  }
}
