// @ts-check
// Plain JavaScript, because the embedded API runs it in a worker, and Node 20 runs no TypeScript there.
import Big from 'big.js'
import { shownDate } from './dateFormat.mjs'
import { readGrid } from './grid.mjs'
import { formatCode, numberFormat } from './numberFormat.mjs'
import { eachNode, elementsOf } from './xml.mjs'
import { openZip, WorkbookError } from './zip.mjs'

/** @import { Worksheet, WorksheetCell, WorkbookFault, WorkbookLimits } from './worksheet' */

/**
 * A cell's number format: what it makes of a number, its code, and what a person sees of a number.
 *
 * @typedef {{ kind: 'number' | 'percent' | 'date', code: string, show: ReturnType<typeof numberFormat> }} Style
 */

/** @type {Style} */
const UNSTYLED = styleOf(0, new Map())

/**
 * Reads the first visible worksheet of an .xlsx file. The only reader of workbooks: the browser and the embedded API
 * both use it.
 *
 * @param {Uint8Array} bytes
 * @param {WorkbookLimits} limits
 * @returns {Worksheet}
 * @throws {WorkbookError} with what the file is instead, or the limit that it exceeds
 */
export function readWorksheet(bytes, limits) {
  const fault = foreignFormat(bytes)
  if (fault) throw new WorkbookError(fault)
  try {
    return readWorkbook(bytes, limits)
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('unreadable')
  }
}

/**
 * What a file is by its content, whatever its name: null for a zip.
 *
 * @param {Uint8Array} bytes
 * @returns {WorkbookFault | null}
 */
function foreignFormat(bytes) {
  if (bytes.length === 0) return 'empty'
  const head = latin1(bytes.subarray(0, 4096))
  if (head.startsWith('PK')) return null
  // A container of old Office files; one with a password holds the new format encrypted. Its names are UTF-16.
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    return latin1(bytes).includes([...'EncryptedPackage'].join('\0')) ? 'password' : 'xls'
  }
  const start = head.replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '').replaceAll('\0', '')
  if (/^\s*<(!doctype html|html|head|meta|body|table|style|div|\?xml)/i.test(start)) return 'html'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have none of these
  const isText = /^(\xff\xfe|\xfe\xff)/.test(head) || !/[\u0001-\u0008\u000e-\u001f]/.test(start)
  return isText ? 'csv' : 'unreadable'
}

/** @param {Uint8Array} bytes */
function latin1(bytes) {
  return new TextDecoder('latin1').decode(bytes)
}

/**
 * @param {Uint8Array} bytes
 * @param {WorkbookLimits} limits
 * @returns {Worksheet}
 */
function readWorkbook(bytes, limits) {
  const zip = openZip(bytes, limits.unpacked)
  if (zip.has('xl/workbook.bin')) throw new WorkbookError('xlsb')
  if (zip.read('mimetype').startsWith('application/vnd.oasis.opendocument')) throw new WorkbookError('ods')
  const workbook = zip.read('xl/workbook.xml')
  if (workbook === '') throw new WorkbookError('unreadable')
  const targets = new Map(
    elementsOf(zip.read('xl/_rels/workbook.xml.rels'), 'Relationship').map(({ Id, Target = '', Type = '' }) => [
      Id,
      {
        path: Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
        isWorksheet: !/(chart|dialog)sheet$/.test(Type),
      },
    ]),
  )
  const sheets = elementsOf(workbook, 'sheet').filter(({ id }) => targets.get(id)?.isWorksheet !== false)
  const first = sheets.find(({ state = '' }) => !/hidden/i.test(state)) ?? sheets[0]
  const path = targets.get(first?.id)?.path ?? 'xl/worksheets/sheet1.xml'
  const styles = stylesOf(zip.read('xl/styles.xml'))
  const texts = sharedTexts(zip.read('xl/sharedStrings.xml'))
  const is1904 = /^(1|true)$/.test(elementsOf(workbook, 'workbookPr')[0]?.date1904 ?? '')
  const grid = readGrid(zip.read(path), limits, (cell) => cellOf(cell, { styles, texts, is1904 }))
  return { name: first?.name ?? '', ...grid }
}

/**
 * @param {import('./grid.mjs').RawCell} cell
 * @param {{ styles: readonly Style[], texts: readonly string[], is1904: boolean }} book
 * @returns {WorksheetCell | null} null for an empty cell
 */
function cellOf({ type, style, value, text, hasFormula }, { styles, texts, is1904 }) {
  if (type === 'inlineStr') return textCell(text)
  if (type === 's') return textCell(texts[Number(value)] ?? '')
  if (type === 'e') return { kind: 'error', text: value || '#N/A' }
  if (type === 'b') return value === '' ? null : { kind: 'boolean', text: value === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'd') return { kind: 'date', text: value.slice(0, 10) }
  if (type !== '' && type !== 'n') return textCell(value)
  // A text result may be empty; a number may not: the program that wrote the file did not calculate it.
  if (value === '') return hasFormula ? { kind: 'formula', text: '' } : null
  if (!Number.isFinite(Number(value))) return textCell(value)
  // A spreadsheet shows 15 digits of a number; more are rounding noise of its binary form.
  const figure = new Big(Number(Number(value).toPrecision(15)))
  const { kind, code, show } = styles[style] ?? UNSTYLED
  if (kind === 'date' && figure.gte(1) && figure.lt(2_958_466)) {
    const shown = shownDate(figure, code, is1904)
    return { kind, text: dayOf(figure, is1904), ...(shown === null ? {} : { shown }) }
  }
  const content = kind === 'percent' ? `${figure.times(100).toFixed()}%` : figure.toFixed()
  const shown = show(figure)
  return { kind: kind === 'percent' ? kind : 'number', text: content, ...(shown === content ? {} : { shown }) }
}

/**
 * @param {string} text
 * @returns {WorksheetCell | null}
 */
function textCell(text) {
  const line = text
    .replace(/_x000[dD]_/g, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s*[\r\n\t\u2028\u2029]+\s*/g, ' ')
    .trim()
  return line === '' ? null : { kind: 'text', text: line }
}

/**
 * @param {Big} figure
 * @param {boolean} is1904
 */
function dayOf(figure, is1904) {
  const days = Math.trunc(Number(figure)) + (is1904 ? 1462 : 0)
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
}

/**
 * Per style, how its numbers are shown.
 *
 * @param {string} xml
 * @returns {Style[]}
 */
function stylesOf(xml) {
  /** @type {Map<number, string>} */
  const codes = new Map()
  /** @type {Style[]} */
  const styles = []
  let isInCells = false
  eachNode(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
      else if (name === 'cellXfs') isInCells = true
      else if (name === 'xf' && isInCells) styles.push(styleOf(Number(attributes.numFmtId ?? 0), codes))
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return styles
}

/**
 * @param {number} id
 * @param {ReadonlyMap<number, string>} codes
 * @returns {Style}
 */
function styleOf(id, codes) {
  const code = formatCode(id, codes)
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  const show = numberFormat(code)
  if (signs.includes('%')) return { kind: 'percent', code, show }
  const isBuiltIn = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  const isDate = isBuiltIn || /[yd]|m.*[年月日]|[年月日]/i.test(signs.replace(/general/i, ''))
  return { kind: isDate ? 'date' : 'number', code, show }
}

/**
 * The shared texts, each without its phonetic guide.
 *
 * @param {string} xml
 * @returns {string[]}
 */
function sharedTexts(xml) {
  /** @type {string[]} */
  const texts = []
  let text = ''
  let isText = false
  let isGuide = false
  eachNode(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 't') isText = true
      else if (name === 'rPh') isGuide = true
    },
    close: (name) => {
      if (name === 'si') texts.push(text)
      else if (name === 't') isText = false
      else if (name === 'rPh') isGuide = false
    },
    text: (part) => {
      if (isText && !isGuide) text += part
    },
  })
  return texts
}
