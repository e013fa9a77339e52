import { readWorksheet } from '#domain/workbook/readWorksheet.mjs'
import { WORKBOOK_LIMITS, type Worksheet } from '#domain/workbook/worksheet'

/** The rows of a worksheet as texts; '' for an empty cell. */
export function textsOf({ rows }: Pick<Worksheet, 'rows'>): string[][] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  return rows.map(({ cells }) => Array.from({ length: width }, (_, at) => cells[at]?.text ?? ''))
}

/** The first visible worksheet of a file as texts, as an import reads it. */
export async function rowsOfFile(file: Blob): Promise<string[][]> {
  return textsOf(readWorksheet(new Uint8Array(await file.arrayBuffer()), WORKBOOK_LIMITS))
}
