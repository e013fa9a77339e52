// Reads the first visible worksheet of a workbook on its own thread: a large or hostile file must not block the server.
// Plain JavaScript, because Node 20 runs no TypeScript in a worker. `workbook.ts` describes the messages it posts.
import { parentPort, workerData } from 'node:worker_threads'
import { inflateRawSync } from 'node:zlib'
import Big from 'big.js'

const { bytes, maxUnpacked, maxRows, maxCells } = workerData

class Limit extends Error {}

function readWorkbook(file) {
  const part = openZip(file)
  const workbook = part('xl/workbook.xml')
  if (workbook === '') throw new Error('no workbook')
  const sheets = elements(workbook, 'sheet')
  const [first] = [...sheets.filter(({ get }) => !/hidden/i.test(get('state'))), ...sheets]
  const target = elements(part('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    ({ get }) => get('Id') === first?.get('id'),
  )
  const path = target?.get('Target') ?? 'worksheets/sheet1.xml'
  const xml = part(path.startsWith('/') ? path.slice(1) : `xl/${path}`)
  const kinds = kindsOfStyles(part('xl/styles.xml'))
  const texts = elements(part('xl/sharedStrings.xml'), 'si').map(({ inner }) => textOf(inner))
  const is1904 = /^(1|true)$/.test(elements(workbook, 'workbookPr')[0]?.get('date1904') ?? '')
  return readRows(xml, (cell) => cellText(cell, { kinds, texts, is1904 }))
}

/** The parts of a zip by path. Sizes are counted while unpacking too, because the directory may state false ones. */
function openZip(file) {
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end === -1) throw new Error('no zip')
  const parts = new Map()
  let named = 0
  for (let at = file.readUInt32LE(end + 16); file.readUInt32LE(at) === 0x02014b50; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset))
    named += file.readUInt32LE(at + 24)
    if (named > maxUnpacked) throw new Limit('unpacked')
    const start = file.readUInt32LE(at + 42)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    parts.set(name.toLowerCase(), { method: file.readUInt16LE(at + 10), size: file.readUInt32LE(at + 20), start })
    at += 46 + nameLength + extra + comment
    if (at + 4 > file.length) break
  }
  let left = maxUnpacked
  return (name) => {
    const found = parts.get(name.toLowerCase())
    if (!found) return ''
    const from = found.start + 30 + file.readUInt16LE(found.start + 26) + file.readUInt16LE(found.start + 28)
    const packed = file.subarray(from, from + found.size)
    const content = found.method === 0 ? packed : unpack(packed, left)
    left -= content.length
    if (left < 0) throw new Limit('unpacked')
    return content.toString('utf8')
  }
}

function unpack(packed, left) {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, left) })
  } catch (error) {
    throw error?.code === 'ERR_BUFFER_TOO_LARGE' ? new Limit('unpacked') : error
  }
}

/** The elements of this name, in any namespace; must not be nested. */
function elements(xml, name) {
  return [...xml.matchAll(elementPattern(name))].map(([, attributes, inner = '']) => ({
    inner,
    get: (attribute) => attributeOf(attributes, attribute),
  }))
}

function elementPattern(name) {
  return new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?|)(?:/>|>(.*?)</(?:\\w+:)?${name}>)`, 'gs')
}

function attributeOf(attributes, name) {
  return plainText(new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

function readRows(xml, read) {
  const rows = []
  let cellCount = 0
  let last = 0
  for (const [, attributes, inner = ''] of xml.matchAll(elementPattern('row'))) {
    const row = Number(attributeOf(attributes, 'r')) || last + 1
    last = row
    const cells = []
    for (const cell of inner.matchAll(elementPattern('c'))) {
      const text = read(cell)
      if (text === '') continue
      const column = columnOf(attributeOf(cell[1], 'r')) ?? cells.length
      cells[column] = text
      cellCount += 1
    }
    if (cells.length === 0) continue
    if (rows.length >= maxRows) throw new Limit('rows')
    if (cellCount > maxCells) throw new Limit('cells')
    const isHidden = /^(1|true)$/.test(attributeOf(attributes, 'hidden'))
    rows.push({ at: row, isHidden, cells: Array.from(cells, (text) => text ?? '') })
  }
  const merges = elements(xml, 'mergeCell')
    .slice(0, maxRows)
    .flatMap(({ get }) => mergeOf(get('ref')))
  return { rows, merges }
}

/** A merged area: rows as numbered in the worksheet, columns from 0. */
function mergeOf(ref) {
  const [, left, top, right, bottom] = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(ref) ?? []
  const area = { left: columnOf(left ?? ''), top: Number(top), right: columnOf(right ?? ''), bottom: Number(bottom) }
  return area.left === null || area.right === null ? [] : [area]
}

/** 'AB12' → 27; Excel has at most 16,384 columns. */
function columnOf(address) {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  if (!letters) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (column >= 16_384) throw new Limit('cells')
  return column
}

function cellText([, attributes, inner = ''], { kinds, texts, is1904 }) {
  const type = attributeOf(attributes, 't')
  if (type === 'inlineStr') return tidy(textOf(inner))
  const value = plainText(elements(inner, 'v')[0]?.inner ?? '')
  if (type === 's') return tidy(texts[Number(value)] ?? '')
  if (type !== '' && type !== 'n') return tidy(value)
  if (value === '' || !Number.isFinite(Number(value))) return tidy(value)
  // A spreadsheet shows 15 digits of a number; more are rounding noise of its binary form.
  const figure = new Big(Number(Number(value).toPrecision(15)))
  const kind = kinds[Number(attributeOf(attributes, 's')) || 0]
  if (kind === 'percent') return `${figure.times(100).toFixed()}%`
  if (kind === 'date' && figure.gte(1) && figure.lt(2_958_466)) return dayOf(figure, is1904)
  return figure.toFixed()
}

function dayOf(figure, is1904) {
  const days = Math.trunc(Number(figure)) + (is1904 ? 1462 : 0)
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
}

/** Per style, whether its numbers are percentages or dates. */
function kindsOfStyles(xml) {
  const codes = new Map(elements(xml, 'numFmt').map(({ get }) => [Number(get('numFmtId')), get('formatCode')]))
  const styles = elements(xml, 'cellXfs')[0]?.inner ?? ''
  return elements(styles, 'xf').map(({ get }) => kindOf(Number(get('numFmtId')), codes))
}

function kindOf(id, codes) {
  const code = (codes.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
  if (id === 9 || id === 10 || code.includes('%')) return 'percent'
  const isBuiltIn = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isBuiltIn || /[yd]|m.*[年月日]|[年月日]/i.test(code.replace(/general/i, '')) ? 'date' : 'number'
}

/** The text of a shared or inline string, without its phonetic guide. */
function textOf(xml) {
  return elements(xml.replace(elementPattern('rPh'), ''), 't')
    .map(({ inner }) => plainText(inner))
    .join('')
}

function tidy(text) {
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, '').trim()
}

const NAMED = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function plainText(text) {
  return text
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (all, hex, code, name) => {
      if (name) return NAMED[name] ?? all
      const point = hex ? Number.parseInt(hex, 16) : Number(code)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    .replace(/_x000D_/g, '\r')
}

try {
  parentPort?.postMessage({ sheet: readWorkbook(Buffer.from(bytes)) })
} catch (error) {
  parentPort?.postMessage(error instanceof Limit ? { limit: error.message } : { limit: 'unreadable' })
}
