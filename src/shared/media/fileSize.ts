/** Bytes as readable text; '' unless positive. */
export function fileSize(bytes: number): string {
  if (!(bytes > 0)) return ''
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
