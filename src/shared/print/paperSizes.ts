/** Name of a paper size in requests and stored preferences. */
export type PaperSizeName = 'A4' | 'A4-landscape' | '241x279' | '241x140' | '241x93'

/** One paper size: all lengths in mm, font sizes in pt. */
export type PaperSize = {
  name: PaperSizeName
  /** Chinese label; the translation key. */
  label: string
  width: number
  height: number
  margin: { top: number; right: number; bottom: number; left: number }
  fontSize: number
  /** The font of a cell shrinks to this before its row grows; a dot-matrix printer needs 9 pt. */
  minFontSize: number
  /** Table rows of a page with a usual header; a page holds fewer where its header or its rows are taller. */
  rowsPerPage: number
  rowHeight: number
  /** Tractor-fed carbonless paper: dot matrix, printed once for all its copies. */
  continuous: boolean
}

/** Shift of the printed image in mm: right and down are positive. */
export type Offset = { x: number; y: number }

/** No shift. */
export const NO_OFFSET: Offset = { x: 0, y: 0 }

/**
 * The paper sizes of the trade. Continuous paper is 9.5 in wide with a 12.7 mm tractor strip on each side; "241x279"
 * is its full length of 11 in, "241x140" and "241x93" are trade names of its halves and thirds. Their true pitch is
 * 279.4, 139.7 and 93.1 mm, and the true pitch is printed: a page longer than the form makes every following page drift
 * or feeds a blank one.
 */
export const paperSizes: Record<PaperSizeName, PaperSize> = {
  A4: {
    name: 'A4',
    label: 'A4',
    width: 210,
    height: 297,
    margin: { top: 10, right: 10, bottom: 10, left: 10 },
    fontSize: 10.5,
    minFontSize: 8.5,
    rowsPerPage: 18,
    rowHeight: 8,
    continuous: false,
  },
  'A4-landscape': {
    name: 'A4-landscape',
    label: 'A4 横向',
    width: 297,
    height: 210,
    margin: { top: 8, right: 8, bottom: 8, left: 8 },
    fontSize: 9,
    minFontSize: 7,
    rowsPerPage: 14,
    rowHeight: 7,
    continuous: false,
  },
  '241x279': {
    name: '241x279',
    label: '241×279.4 整张',
    width: 241,
    height: 279.4,
    margin: { top: 5, right: 13, bottom: 5, left: 13 },
    fontSize: 10,
    minFontSize: 9,
    rowsPerPage: 28,
    rowHeight: 6.5,
    continuous: true,
  },
  '241x140': {
    name: '241x140',
    label: '241×140 二等分',
    width: 241,
    height: 139.7,
    margin: { top: 5, right: 13, bottom: 5, left: 13 },
    fontSize: 10,
    minFontSize: 9,
    rowsPerPage: 8,
    rowHeight: 6.5,
    continuous: true,
  },
  '241x93': {
    name: '241x93',
    label: '241×93 三等分',
    width: 241,
    height: 93.1,
    margin: { top: 4, right: 13, bottom: 4, left: 13 },
    fontSize: 9,
    minFontSize: 9,
    rowsPerPage: 5,
    rowHeight: 5.5,
    continuous: true,
  },
}

/** Whether a text (from a URL or a store) names a paper size. */
export function isPaperSizeName(name: unknown): name is PaperSizeName {
  return typeof name === 'string' && Object.hasOwn(paperSizes, name)
}

/** Width between the margins in mm, available to a table. */
export function printableWidth(paper: PaperSize): number {
  return paper.width - paper.margin.left - paper.margin.right
}

/** Height between the margins in mm. */
export function printableHeight(paper: PaperSize): number {
  return paper.height - paper.margin.top - paper.margin.bottom
}

/**
 * The `@page` rule and the dimensions of a page as CSS variables. `@page` has no margin: the page element covers the
 * whole paper and carries the margins, so the browser's header, footer and margin settings cannot shift the content.
 */
export function pageCss(paper: PaperSize, offset: Offset = NO_OFFSET): string {
  const { top, right, bottom, left } = paper.margin
  return `@page { size: ${paper.width}mm ${paper.height}mm; margin: 0; }
.print-job {
  --paper-width: ${paper.width}mm; --paper-height: ${paper.height}mm;
  --paper-margin: ${top}mm ${right}mm ${bottom}mm ${left}mm;
  --paper-font-size: ${paper.fontSize}pt; --paper-row: ${paper.rowHeight}mm;
  --paper-air: ${paper.continuous ? 0 : 1}mm;
  --paper-x: ${offset.x}mm; --paper-y: ${offset.y}mm;
}`
}
