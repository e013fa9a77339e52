/** A text as the name of a file: what no file system takes becomes `_`. */
export function fileNameOf(text: string): string {
  return text.replace(/[\\/:*?"<>|]/g, '_')
}

/** Maximum length of the name of a worksheet, as Excel sets it. */
const MAX_WORKSHEET = 31

/**
 * A text as the name of a worksheet: without what Excel refuses. Of a long one, the period at its end is kept whole.
 */
export function worksheetNameOf(text: string): string {
  const name = text.replace(/[[\]/\\:*?']/g, '')
  const at = name.search(/\d{4}-\d{2}/)
  if (name.length <= MAX_WORKSHEET || at < 0) return name.slice(0, MAX_WORKSHEET)
  const period = name.slice(at).slice(0, MAX_WORKSHEET)
  return name.slice(0, at).slice(0, MAX_WORKSHEET - period.length) + period
}
