import type { Page } from '#domain/page'
import { plain, text } from '#domain/text'
import { ApiError } from '#shared/http/ApiError'

/** Rows per request: the maximum page size. */
export const READ_PAGE_SIZE = 200
/** Maximum number of rows to read. */
export const MAX_ROWS = 100_000
/** Requests on the way at once: the next pages are asked for while a far or slow server answers one. */
const REQUESTS_AT_ONCE = 3
/** How often a result that changes while reading is read again from the start. */
const MAX_PASSES = 3

/** Progress callback and cancellation of a long read. */
export type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** All rows of a result. `isSteady` is false when rows changed during every pass, so that some may be missing. */
export type AllRows<Row> = { rows: Row[]; isSteady: boolean }

/** The result exceeds the maximum number of rows. */
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
 * Reads all rows of a result, page by page, a few requests at once, until the total is reached. Rows are deduplicated
 * when the result changes meanwhile; a changed result is read again from the start, three times at most.
 *
 * @throws TooManyRows, the query's own errors, and the reason of an aborted signal
 */
export async function readAll<Row>(source: Source<Row>, { signal, onProgress }: Watch): Promise<AllRows<Row>> {
  for (let pass = 1; ; pass++) {
    const { rows, isSteady } = await readOnce(source, { signal, onProgress })
    if (isSteady || pass === MAX_PASSES) return { rows, isSteady }
  }
}

/** All rows of a result that can be read, without progress. */
export async function readWhole<Row>(source: Source<Row>, signal: AbortSignal): Promise<Row[]> {
  return (await readAll(source, { signal, onProgress: () => undefined })).rows
}

/**
 * All rows of a result, to be summed: one that is missing would make the sum wrong.
 *
 * @throws ApiError when some could not be read or they are too many, and the query's own errors
 */
export async function readEvery<Row>(
  source: Source<Row>,
  signal: AbortSignal,
  onProgress: Watch['onProgress'] = () => undefined,
): Promise<Row[]> {
  const { rows, isSteady } = await readAll(source, { signal, onProgress }).catch(tooMany)
  if (!isSteady) throw new ApiError('system', '没有读全，合计会不对，请重试')
  return rows
}

function tooMany(error: unknown): never {
  if (!(error instanceof TooManyRows)) throw error
  const words = text('要读取的记录有 {{total}} 条，一次最多 {{max}} 条，无法汇总', {
    total: error.total,
    max: MAX_ROWS,
  })
  throw new ApiError('business', plain(words))
}

async function readOnce<Row>({ page, keyOf }: Source<Row>, { signal, onProgress }: Watch): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  const asked: Promise<Page<Row>>[] = []
  let [seen, total, isSteady] = [0, Number.NaN, true]
  const askUpTo = (last: number, current: number) => {
    while (asked.length < REQUESTS_AT_ONCE && current + asked.length <= last) {
      const answer = page(current + asked.length, READ_PAGE_SIZE)
      // The reading may end before its turn.
      answer.catch(() => undefined)
      asked.push(answer)
    }
  }
  for (let [current, last] = [1, 1]; ; current++) {
    signal.throwIfAborted()
    askUpTo(Math.max(last, current), current)
    const answer = (await asked.shift()) as Page<Row>
    signal.throwIfAborted()
    if (answer.total > MAX_ROWS) throw new TooManyRows(answer.total)
    if (current > 1 && answer.total !== total) isSteady = false
    total = answer.total
    // A server may send fewer rows at once than it was asked for.
    if (current === 1) last = Math.ceil(total / Math.max(answer.records.length, 1))
    const known = rows.size
    for (const row of answer.records) rows.set(keyOf(row), row)
    seen += answer.records.length
    onProgress(Math.min(rows.size, total), total)
    // A page without new rows also ends it: a server without paging would return the same page forever.
    if (seen >= total || rows.size === known)
      return { rows: [...rows.values()], isSteady: isSteady && rows.size === total }
  }
}
