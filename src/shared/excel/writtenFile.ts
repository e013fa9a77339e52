import { digest } from '#shared/http/idempotency'
import { type WorkbookColumn, writeWorkbook } from './writeWorkbook'

/**
 * A workbook to send. Its time comes from its content: the same rows written again, after a lost answer, are the same
 * file, and the server imports them once.
 */
export async function writtenFile(
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly string[])[],
): Promise<File> {
  const blob = await writeWorkbook(columns, rows)
  const lastModified = Number.parseInt(digest(JSON.stringify([columns, rows])).split(' ')[1] ?? '', 36)
  return new File([blob], name, { type: blob.type, lastModified })
}
