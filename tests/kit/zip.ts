import { deflateRawSync } from 'node:zlib'

/** A zip file of these parts, by path. */
export function zipOf(parts: Readonly<Record<string, string | Buffer>>): Buffer<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(parts)) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(20)
    sizes.writeUInt16LE(8, 0)
    sizes.writeUInt32LE(packed.length, 10)
    sizes.writeUInt32LE(Buffer.byteLength(content), 14)
    sizes.writeUInt16LE(name.length, 18)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0', 'latin1'), sizes, Buffer.alloc(2), name])
    const at = Buffer.alloc(4)
    at.writeUInt32LE(offset)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0\u0014\0\0\0', 'latin1'), sizes, Buffer.alloc(12), at, name]),
    )
    files.push(local, packed)
    offset += local.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, list, end])
}

/** Number formats of `worksheetOf`, by the style number of a cell. */
const FORMATS = { percent: 1, grouped: 2, date: 3, localDate: 4 }

/**
 * A cell: a text, or a number with its format, by name or by its code. `error` is an Excel error; `formula` is a
 * formula that was saved with its value, or without.
 */
export type WorksheetCell =
  | string
  | number
  | { value: number | string; format: keyof typeof FORMATS }
  | { value: number; code: string }
  | { error: string }
  | { formula: string; value?: number }
/** A row of a sheet; `isHidden` as by a filter. */
export type WorksheetRow = WorksheetCell[] | { cells: WorksheetCell[]; isHidden: true }

/** A workbook as Excel writes it: number formats, hidden rows and merged areas, which the writing library lacks. */
export function worksheetOf(rows: readonly WorksheetRow[], merges: readonly string[] = []): Buffer<ArrayBuffer> {
  /** The formats that cells name by their codes. */
  const codes: string[] = []
  const lines = rows.map((row, index) => {
    const { cells, isHidden } = Array.isArray(row) ? { cells: row, isHidden: false } : row
    const inner = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${index + 1}`, codes))
    return `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${inner.join('')}</row>`
  })
  const formats = codes.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`).join('')
  const styles = codes.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')
  const areas = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  return zipOf({
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="字典" sheetId="1" state="hidden" r:id="rId1"/><sheet name="表" sheetId="2" r:id="rId2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/>${formats}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="4"/><xf numFmtId="14"/><xf numFmtId="164"/>${styles}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${lines.join('')}</sheetData><mergeCells>${areas}</mergeCells></worksheet>`,
  })
}

function cellXml(cell: WorksheetCell, address: string, codes: string[]): string {
  if (typeof cell === 'object' && 'error' in cell) return `<c r="${address}" t="e"><f>A1</f><v>${cell.error}</v></c>`
  if (typeof cell === 'object' && 'formula' in cell) {
    return `<c r="${address}"><f>${cell.formula}</f>${cell.value === undefined ? '<v/>' : `<v>${cell.value}</v>`}</c>`
  }
  if (typeof cell === 'object' && 'code' in cell) {
    if (!codes.includes(cell.code)) codes.push(cell.code)
    return `<c r="${address}" s="${Object.keys(FORMATS).length + 1 + codes.indexOf(cell.code)}"><v>${cell.value}</v></c>`
  }
  const { value, format } = typeof cell === 'object' ? cell : { value: cell, format: null }
  const style = format === null ? '' : ` s="${FORMATS[format]}"`
  if (value === '') return `<c r="${address}"${style}/>`
  if (typeof value === 'number') return `<c r="${address}"${style}><v>${value}</v></c>`
  return `<c r="${address}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
