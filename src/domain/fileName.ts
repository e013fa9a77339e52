/** A text as the name of a file: what no file system takes becomes `_`. */
export function fileNameOf(text: string): string {
  return text.replace(/[\\/:*?"<>|]/g, '_')
}
