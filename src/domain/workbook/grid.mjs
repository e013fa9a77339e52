// @ts-check
import { eachNode } from './xml.mjs'
import { WorkbookError } from './zip.mjs'

/** @import { Merge, WorksheetCell, WorkbookLimits, WorksheetRow } from './worksheet' */

/**
 * A cell as stored. `value` is its `v`, `text` that of an inline string.
 *
 * @typedef {{ type: string, style: number, value: string, text: string, hasFormula: boolean }} RawCell
 */

/** Excel has at most so many columns. */
const MAX_COLUMNS = 16_384

/**
 * The rows and merged areas of a worksheet. Rows and cells without an address follow the one before.
 *
 * @param {string} xml
 * @param {WorkbookLimits} limits
 * @param {(cell: RawCell) => WorksheetCell | null} read
 * @returns {{ rows: WorksheetRow[], merges: Merge[] }}
 */
export function readGrid(xml, limits, read) {
  /** @type {WorksheetRow[]} */
  const rows = []
  /** @type {Merge[]} */
  const merges = []
  /** @type {WorksheetRow} */
  let row = { at: 0, isHidden: false, cells: [] }
  /** @type {RawCell | null} */
  let cell = null
  let column = -1
  let cellCount = 0
  /** Whose text is being read. */
  let target = ''
  let isGuide = false
  eachNode(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        row = { at: Number(attributes.r) || row.at + 1, isHidden: isOn(attributes.hidden), cells: [] }
        column = -1
      } else if (name === 'c') {
        column = columnOf(attributes.r ?? '') ?? column + 1
        if (column >= MAX_COLUMNS) throw new WorkbookError('cells')
        cell = { type: attributes.t ?? '', style: Number(attributes.s) || 0, value: '', text: '', hasFormula: false }
      } else if (name === 'f') {
        if (cell) cell.hasFormula = true
      } else if (name === 'v' || name === 't') target = name
      else if (name === 'rPh') isGuide = true
      else if (name === 'mergeCell' && merges.length < limits.rows) merges.push(...mergeOf(attributes.ref ?? ''))
    },
    text: (part) => {
      if (!cell || isGuide) return
      if (target === 'v') cell.value += part
      else if (target === 't') cell.text += part
    },
    close: (name) => {
      if (name === 'v' || name === 't') target = ''
      else if (name === 'rPh') isGuide = false
      else if (name === 'c' && cell) {
        const found = read(cell)
        cell = null
        if (!found) return
        while (row.cells.length < column) row.cells.push(null)
        row.cells[column] = found
        cellCount += 1
        if (cellCount > limits.cells) throw new WorkbookError('cells')
      } else if (name === 'row' && row.cells.length > 0) {
        if (rows.length >= limits.rows) throw new WorkbookError('rows')
        rows.push(row)
      }
    },
  })
  return { rows, merges }
}

/** @param {string | undefined} flag */
function isOn(flag = '') {
  return /^(1|true)$/.test(flag)
}

/**
 * @param {string} ref
 * @returns {Merge[]}
 */
function mergeOf(ref) {
  const [, left = '', top, right = '', bottom] = /^\$?([A-Z]+)\$?(\d+):\$?([A-Z]+)\$?(\d+)$/.exec(ref) ?? []
  const [first, last] = [columnOf(left), columnOf(right)]
  return first === null || last === null ? [] : [{ left: first, top: Number(top), right: last, bottom: Number(bottom) }]
}

/**
 * 'AB12' → 27; null without an address.
 *
 * @param {string} address
 */
function columnOf(address) {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0]
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null
}
