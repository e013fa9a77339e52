/** Maximum size of an imported file, bytes. */
const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/** An import in progress: aborted by `signal`, `onProgress` runs from 0 to 1. */
export type ImportFile = { file: File; signal: AbortSignal; onProgress: (part: number) => void }

/** Why a file is rejected before it is read or sent, in Chinese; '' when it is not. */
export function importFileError({ name, size }: File): string {
  if (!/\.xlsx$/i.test(name)) return '只支持.xlsx文件'
  return size > MAX_IMPORT_BYTES ? '文件大小不能超过5MB' : ''
}

/** Excel row numbers as a server joins them: '7,12'. */
export function rowNumbers(joined: string): string[] {
  return joined.split(',').filter((part) => part !== '')
}
