import type { ImportColumn } from '#domain/workbook/importColumns'
import type { Download } from '#shared/http/files'
import { templateFile } from './templateFile'

/** What the workbook in place of an old one holds: its columns, the rows above its heads, and those below them. */
type Content = {
  columns: readonly ImportColumn[]
  above?: readonly (readonly string[])[] | undefined
  rows?: () => Promise<readonly Readonly<Record<string, string>>[]>
}

/**
 * A downloaded template; in place of one in the old format .xls, which no import takes, a workbook of the same columns.
 */
export async function readableTemplate(given: Download, { columns, above, rows }: Content): Promise<Download> {
  if (await isZip(given.blob)) return given
  const values = (await rows?.()) ?? []
  const { file } = await templateFile(
    given.fileName,
    values.map((row) => ({ at: 0, values: { ...row } })),
    columns,
    above,
  )
  return { ...given, blob: file, fileName: file.name }
}

/** An .xlsx is a zip file. */
async function isZip(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}
