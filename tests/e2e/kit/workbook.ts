import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import writeExcel from 'write-excel-file/node'

/** The first sheet of a downloaded workbook, as texts; '' for an empty cell. */
export async function rowsOf(download: Download): Promise<string[][]> {
  const rows = await readSheet(await readFile(await download.path()))
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))))
}

/** A workbook as a file to choose; numbers and texts keep their type. */
export async function workbook(name: string, rows: readonly (readonly (string | number)[])[]) {
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : { value })))
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name, mimeType, buffer: await writeExcel(cells).toBuffer() }
}
