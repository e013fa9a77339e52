/** Where a line of text stands. */
type Alignment = 'left' | 'center' | 'right' | 'justify'

/** The widest table by its spans: a pasted `colspan` of thousands would make as many columns. */
const MAX_SPAN = 30

/**
 * Removes what the policy of the site refuses while HTML is parsed: handlers and base; styles stay as `data-style`.
 * This is no protection; it only avoids a console report for each, and keeps styles readable.
 */
export function quietHtml(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<base\b[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/([\s/"'])(style|on[a-z]+)(?=\s*=)/gi, '$1data-$2'))
}

/** The style declarations of an element of quiet HTML, by property. */
export function declarationsOf(element: Element): Map<string, string> {
  const pairs = (element.getAttribute('data-style') ?? '').split(';').map((one) => one.split(/:(.*)/s))
  const known = pairs.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim()] as const)
  return new Map(known.filter(([name, value]) => name !== '' && value !== ''))
}

/** The alignment that an element of quiet HTML gives its text, by style or attribute; null for none. */
export function alignmentOf(element: Element): Alignment | null {
  const named = declarationsOf(element).get('text-align') ?? element.getAttribute('align') ?? ''
  const word = element.tagName === 'CENTER' ? 'center' : named.toLowerCase()
  return /^(left|center|right|justify)$/.test(word) ? (word as Alignment) : null
}

/** The colour that an element of quiet HTML gives its text, by style or as `<font color>`; null for none. */
export function colorOf(element: Element): string | null {
  const own = element.tagName === 'FONT' ? element.getAttribute('color') : null
  const color = (declarationsOf(element).get('color') ?? own ?? '').replace(/\s*!important$/i, '').toLowerCase()
  if (/^(inherit|initial|unset|revert|currentcolor|windowtext|auto|transparent)$/.test(color)) return null
  return /^(#[\da-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/deg]+\)|[a-z]+)$/.test(color) ? color : null
}

/** Bounds the spans of table cells by the rows and columns that the table has. */
export function boundSpans(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.rows]
    const widths = rows.map(({ cells }) =>
      [...cells].map((cell) => spanOf(cell, 'colspan')).reduce((sum, span) => sum + (span <= MAX_SPAN ? span : 1), 0),
    )
    const width = Math.max(1, ...widths)
    for (const [at, { cells }] of rows.entries()) {
      for (const cell of cells) {
        if (spanOf(cell, 'colspan') > width) cell.setAttribute('colspan', String(width))
        if (spanOf(cell, 'rowspan') > rows.length - at) cell.setAttribute('rowspan', String(rows.length - at))
      }
    }
  }
}

/** The span as written: browsers differ in what they make of a large one. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1
}
