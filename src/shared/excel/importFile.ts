import { MAX_IMPORT_BYTES } from '#domain/workbook/worksheet'

/** An import in progress: aborted by `signal`, `onProgress` runs from 0 to 1. */
export type ImportFile = { file: File; signal: AbortSignal; onProgress: (part: number) => void }

/**
 * The files that a person may choose. Those of other formats too: what they are and what to do is said once their
 * content is known, while a file that cannot be chosen says nothing.
 */
export const IMPORT_ACCEPT = '.xlsx,.xlsm,.xls,.et,.xlsb,.ods,.csv,.htm,.html'

/** Why a file is rejected before it is read, in Chinese; '' when it is not. */
export function importFileError({ size }: File): string {
  return size > MAX_IMPORT_BYTES ? '文件大小不能超过5MB' : ''
}
