import { describe, expect, it } from 'vitest'
import type { Page } from '#domain/page'
import { MAX_ROWS, READ_PAGE_SIZE, readAll, readEvery, TooManyRows } from '#shared/list/export/readAll'

type Row = { id: string }

const keyOf = (row: Row) => row.id
const rowsTo = (count: number, from = 0): Row[] => Array.from({ length: count }, (_, at) => ({ id: String(from + at) }))

/** A server whose rows may differ at each request; `size` is its maximum page size. */
function serverOf(rowsAt: (call: number) => Row[], size = READ_PAGE_SIZE) {
  const calls: number[] = []
  const page = async (current: number, wanted: number): Promise<Page<Row>> => {
    calls.push(current)
    const rows = rowsAt(calls.length)
    const per = Math.min(size, wanted)
    const records = rows.slice((current - 1) * per, current * per)
    return { records, total: rows.length, current, size: per, pages: Math.ceil(rows.length / per) }
  }
  return { calls, page }
}

function watch() {
  const controller = new AbortController()
  const seen: [done: number, total: number][] = []
  return {
    controller,
    seen,
    signal: controller.signal,
    onProgress: (done: number, total: number) => seen.push([done, total]),
  }
}

describe('all rows', () => {
  it.each([
    [0, [1]],
    [1, [1]],
    [200, [1]],
    [201, [1, 2]],
    [599, [1, 2, 3]],
  ])('of %i are read page by page', async (count, calls) => {
    const server = serverOf(() => rowsTo(count))
    expect(await readAll({ page: server.page, keyOf }, watch())).toEqual({ rows: rowsTo(count), isSteady: true })
    expect(server.calls).toEqual(calls)
  })

  it('report the progress', async () => {
    const seen = watch()
    await readAll({ page: serverOf(() => rowsTo(450)).page, keyOf }, seen)
    expect(seen.seen).toEqual([
      [200, 450],
      [400, 450],
      [450, 450],
    ])
  })

  it('are complete from a server with smaller pages too', async () => {
    const server = serverOf(() => rowsTo(230), 50)
    const { rows, isSteady } = await readAll({ page: server.page, keyOf }, watch())
    expect([rows.length, isSteady, server.calls]).toEqual([230, true, [1, 2, 3, 4, 5]])
  })

  it('stop at a server that ignores the page number, and are unsteady', async () => {
    const all = rowsTo(30)
    const page = async () => ({ records: all.slice(0, 10), total: 30, current: 1, size: 10, pages: 3 })
    const { rows, isSteady } = await readAll({ page, keyOf }, watch())
    expect([rows.length, isSteady]).toEqual([10, false])
  })

  it('that grow at the front meanwhile are read again, without duplicates', async () => {
    const server = serverOf((call) => (call === 1 ? rowsTo(300) : [{ id: 'new' }, ...rowsTo(300)]))
    const { rows, isSteady } = await readAll({ page: server.page, keyOf }, watch())
    expect(isSteady).toBe(true)
    expect(rows.map(keyOf)).toEqual(['new', ...rowsTo(300).map(keyOf)])
    expect(server.calls).toEqual([1, 2, 1, 2])
  })

  it('that shrink meanwhile, so that others move up, are read again', async () => {
    const server = serverOf((call) => (call === 1 ? rowsTo(300) : rowsTo(295, 5)))
    const { rows, isSteady } = await readAll({ page: server.page, keyOf }, watch())
    expect([rows.map(keyOf), isSteady]).toEqual([rowsTo(295, 5).map(keyOf), true])
  })

  it('that grow each time are unsteady after three attempts', async () => {
    const server = serverOf((call) => rowsTo(300 + call))
    const { rows, isSteady } = await readAll({ page: server.page, keyOf }, watch())
    expect(isSteady).toBe(false)
    expect(server.calls).toEqual([1, 2, 1, 2, 1, 2])
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length)
  })

  it('without a fixed order, so that rows are duplicated and missing, are unsteady', async () => {
    const page = async (current: number): Promise<Page<Row>> => ({
      records: current === 1 ? rowsTo(200) : rowsTo(100, 150),
      total: 300,
      current,
      size: 200,
      pages: 2,
    })
    const { rows, isSteady } = await readAll({ page, keyOf }, watch())
    expect([rows.length, isSteady]).toEqual([250, false])
  })

  it('beyond the limit are rejected after the first page', async () => {
    const server = serverOf(() => rowsTo(MAX_ROWS + 1))
    const reading = readAll({ page: server.page, keyOf }, watch())
    await expect(reading).rejects.toMatchObject({ total: MAX_ROWS + 1 })
    await expect(reading).rejects.toBeInstanceOf(TooManyRows)
    expect(server.calls).toEqual([1])
  })

  it('can be aborted between pages', async () => {
    const seen = watch()
    const server = serverOf((call) => {
      if (call === 2) seen.controller.abort()
      return rowsTo(900)
    })
    await expect(readAll({ page: server.page, keyOf }, seen)).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.calls.length).toBeLessThan(5)
  })

  it('are asked for three pages at once, in their order whichever is answered first', async () => {
    const server = serverOf(() => rowsTo(1_300))
    const waiting: (() => void)[] = []
    let most = 0
    const page = async (current: number, size: number) => {
      await new Promise<void>((answer) => {
        waiting.push(answer)
        most = Math.max(most, waiting.length)
      })
      return server.page(current, size)
    }
    const reading = readAll({ page, keyOf }, watch())
    let rows: Row[] | undefined
    reading.then((all) => {
      rows = all.rows
    })
    while (!rows) {
      // The latest is answered first.
      waiting.pop()?.()
      await Promise.resolve()
    }
    expect([most, rows]).toEqual([3, rowsTo(1_300)])
    expect(server.calls.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('fail once by the page that fails, with those behind it on the way', async () => {
    const server = serverOf(() => rowsTo(900))
    const page = async (current: number, size: number) => {
      if (current >= 3) throw new Error(`page ${current}`)
      return server.page(current, size)
    }
    await expect(readAll({ page, keyOf }, watch())).rejects.toThrow('page 3')
  })
})

describe('rows to be summed', () => {
  const signal = new AbortController().signal

  it('say how far they are read', async () => {
    const seen: number[] = []
    const rows = await readEvery({ page: serverOf(() => rowsTo(450)).page, keyOf }, signal, (done) => seen.push(done))
    expect([rows.length, ...seen]).toEqual([450, 200, 400, 450])
  })

  it('are refused in words where they are too many', async () => {
    const page = async () => ({ records: [], total: MAX_ROWS + 1, current: 1, size: READ_PAGE_SIZE, pages: 1 })
    await expect(readEvery({ page, keyOf }, signal)).rejects.toMatchObject({
      kind: 'business',
      message: `要读取的记录有 ${MAX_ROWS + 1} 条，一次最多 ${MAX_ROWS} 条，无法汇总`,
    })
  })
})
