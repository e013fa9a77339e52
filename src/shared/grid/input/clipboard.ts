/**
 * Splits spreadsheet clipboard text into rows of cells: cells by tab, rows by line end. A quoted cell may hold tabs,
 * line ends and doubled quotes; a quote that never closes before a tab or line end is an ordinary character, as in
 * `3/4" pipe`. The line end after the last row does not count as a row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const cell = readCell(text, at)
    row.push(cell.value)
    at = cell.end
    if (text[at] === '\t') {
      at += 1
      if (at === text.length) row.push('')
      else continue
    } else if (text[at] === '\r' && text[at + 1] === '\n') {
      at += 2
    } else if (at < text.length) {
      at += 1
    }
    rows.push(row)
    row = []
  }
  return rows
}

/** Joins cells into spreadsheet clipboard text, quoting cells where needed. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(formatCell).join('\t')).join('\r\n')
}

function readCell(text: string, from: number): { value: string; end: number } {
  const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y
  quoted.lastIndex = from
  const match = quoted.exec(text)
  if (match) return { value: (match[1] ?? '').replaceAll('""', '"'), end: quoted.lastIndex }
  const plain = /[^\t\r\n]*/y
  plain.lastIndex = from
  return { value: plain.exec(text)?.[0] ?? '', end: plain.lastIndex }
}

function formatCell(value: string): string {
  return /[\t\r\n]|^"/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
