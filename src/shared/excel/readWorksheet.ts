import type { Text } from '#domain/text'
import { WORKBOOK_LIMITS, type WorkbookFault, type Worksheet, workbookFaultText } from '#domain/workbook/worksheet'

/**
 * Reads the first visible worksheet of a file, or says why it cannot be read. The reader loads on first use.
 */
export async function readWorksheet(file: Blob): Promise<Worksheet | { error: Text }> {
  const [reader, bytes] = await Promise.all([import('#domain/workbook/readWorksheet.mjs'), file.arrayBuffer()])
  try {
    return reader.readWorksheet(new Uint8Array(bytes), WORKBOOK_LIMITS)
  } catch (error) {
    return { error: workbookFaultText((error as { fault: WorkbookFault }).fault) }
  }
}
