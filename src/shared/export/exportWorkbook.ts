import { type WorkbookColumn, writeWorkbook } from '#shared/excel/writeWorkbook'
import { ApiError } from '#shared/http/ApiError'
import { errorText } from '#shared/http/errorText'
import { saveFile } from '#shared/http/files'
import { translate } from '#shared/i18n'
import { warn } from '#shared/notify'
import { currentPath } from '#shared/sitePath'
import { currentMinute, watermarkUser } from '#shared/watermark/watermarkText'
import { tellExport } from './api'
import type { ExportFilter } from './requests'

type WorkbookExport = {
  /** What is exported, as the screen calls it; also the name of the worksheet. */
  name: string
  fileName: string
  columns: readonly WorkbookColumn[]
  rows: readonly (readonly string[])[]
  /** What the rows were searched by. */
  filters?: readonly ExportFilter[]
  signal?: AbortSignal
}

/**
 * Writes what a screen shows to a workbook and saves it, once the server knows. Where the site has a watermark, the
 * last row says who exported it and when.
 *
 * @throws ApiError when the server refuses or could not be told: nothing is saved; and the reason of an aborted signal
 */
export async function exportWorkbook({ name, fileName, columns, rows, filters = [], signal }: WorkbookExport) {
  const heads = columns.map(({ head }) => head)
  const options = signal ? { signal } : {}
  const told = { screen: currentPath(), name, fileName, filters, columns: heads, rows: rows.length }
  await tellExport(told, options).catch((error: unknown) => {
    // A gateway without the call keeps no log of exports.
    if (!(error instanceof ApiError && error.kind === 'notFound')) throw error
  })
  const blob = await writeWorkbook(columns, [...rows, ...markRows()], name)
  signal?.throwIfAborted()
  saveFile({ blob, fileName, headers: {} })
}

/** Exports as `exportWorkbook` does; a message says why there is no file. For pages without another place for it. */
export async function exportOrExplain(workbook: WorkbookExport): Promise<void> {
  try {
    await exportWorkbook(workbook)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    warn(`${translate('导出失败，没有生成文件')}：${errorText(error)}`)
  }
}

/** The rows below the others that say who exported them and when. */
function markRows(): string[][] {
  const who = watermarkUser()
  return who ? [[], [translate('导出人：{{who}}，时间：{{time}}', { who, time: currentMinute() })]] : []
}
