import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { plain } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { headsError, type ImportTable, readTable, rowProblems } from '#domain/workbook/importTable'
import { WORKBOOK_LIMITS, type WorkbookFault, type Worksheet, workbookFaultText } from '#domain/workbook/worksheet'
import { Refusal } from '#mocks/kernel/http/reply'

/** Time limit for one workbook, ms. */
const TIMEOUT = 10_000

type Posted = { sheet: Worksheet } | { fault: WorkbookFault }

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a workbook on another thread, one at a time.
 *
 * @throws Refusal when it is unreadable, too slow, or exceeds a limit
 */
export async function readWorkbook(file: File): Promise<Worksheet> {
  const reading = last.then(async () => parse(await file.arrayBuffer()))
  last = reading.catch(() => undefined)
  const posted = await reading
  if ('fault' in posted) throw new Refusal(plain(workbookFaultText(posted.fault)))
  return posted.sheet
}

/**
 * The lines of an import, each with the errors of its cells; hidden rows are an error, because the user was not asked.
 */
export type WorkbookTable = Pick<ImportTable, 'leftOut'> & {
  lines: { at: number; values: Record<string, string>; errors: string[] }[]
}

/**
 * Reads a worksheet by the columns of an import.
 *
 * @throws Refusal when its heads do not fit
 */
export function tableOf(sheet: Worksheet, columns: readonly ImportColumn[]): WorkbookTable {
  const table = readTable(sheet, columns)
  const error = headsError(table)
  if (error) throw new Refusal(plain(error))
  return {
    leftOut: table.leftOut,
    lines: table.rows.map((row) => ({
      at: row.at,
      values: row.values,
      errors: [...(row.isHidden ? ['Excel中隐藏的行，请确认后导入'] : []), ...rowProblems(row, columns).map(plain)],
    })),
  }
}

function parse(bytes: ArrayBuffer): Promise<Posted> {
  // A path, not `new URL(…)` inside `new Worker`: Vite would bundle the worker for the browser.
  const worker = new Worker(join(dirname(fileURLToPath(import.meta.url)), 'workbookWorker.mjs'), {
    workerData: { bytes, limits: WORKBOOK_LIMITS },
    transferList: [bytes],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return new Promise<Posted>((resolve) => {
    const end = (posted: Posted) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(posted)
    }
    const timer = setTimeout(end, TIMEOUT, { fault: 'unreadable' })
    worker.once('message', end)
    worker.once('error', () => end({ fault: 'unreadable' }))
    worker.once('exit', () => end({ fault: 'unreadable' }))
  })
}
