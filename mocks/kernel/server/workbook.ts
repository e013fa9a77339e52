import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#mocks/kernel/http/reply'

/** Limits of a workbook, checked while unpacking, because the file size says nothing about its content. */
const MAX_UNPACKED = 40 * 1024 * 1024
const MAX_ROWS = 5_000
const MAX_CELLS = 200_000
/** Time limit for one workbook, ms. */
const TIMEOUT = 10_000

/** A row with content; `at` is its number in the worksheet, as Excel shows it. */
export type WorkbookRow = { at: number; isHidden: boolean; cells: string[] }

/** A merged area: rows as numbered in the worksheet, columns from 0. Only its first cell holds the text. */
type Merge = { top: number; bottom: number; left: number; right: number }

/**
 * The first visible worksheet, without blank rows. Cells are texts as people read them: percentages as 13%, days as
 * YYYY-MM-DD, other numbers plain.
 */
export type Workbook = { rows: WorkbookRow[]; merges: Merge[] }

type Posted = { sheet: Workbook } | { limit: 'unpacked' | 'rows' | 'cells' | 'unreadable' }

const REFUSALS = {
  unpacked: `文件解压后超过${MAX_UNPACKED / 1024 / 1024}MB，请删去图片和多余的工作表`,
  rows: `文件超过${MAX_ROWS}行，请分成几个文件导入`,
  cells: '文件的列太多，请使用导入模板',
  unreadable: '文件无法读取，请使用导入模板',
} as const

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a workbook on another thread, one at a time.
 *
 * @throws Refusal when it is unreadable, too slow, or exceeds a limit
 */
export async function readWorkbook(file: File): Promise<Workbook> {
  const reading = last.then(async () => parse(await file.arrayBuffer()))
  last = reading.catch(() => undefined)
  const posted = await reading
  if ('limit' in posted) throw new Refusal(REFUSALS[posted.limit])
  return posted.sheet
}

function parse(bytes: ArrayBuffer): Promise<Posted> {
  // A path, not `new URL(…)` inside `new Worker`: Vite would bundle the worker for the browser.
  const worker = new Worker(join(dirname(fileURLToPath(import.meta.url)), 'workbookWorker.mjs'), {
    workerData: { bytes, maxUnpacked: MAX_UNPACKED, maxRows: MAX_ROWS, maxCells: MAX_CELLS },
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
    const timer = setTimeout(end, TIMEOUT, { limit: 'unreadable' })
    worker.once('message', end)
    worker.once('error', () => end({ limit: 'unreadable' }))
    worker.once('exit', () => end({ limit: 'unreadable' }))
  })
}
