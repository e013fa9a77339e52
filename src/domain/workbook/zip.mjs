// @ts-check
import { Inflate } from 'fflate'

/** @import { WorkbookFault } from './worksheet' */

/** Why a file was not read; `fault` is its reason. */
export class WorkbookError extends Error {
  /** @param {WorkbookFault} fault */
  constructor(fault) {
    super(fault)
    this.fault = fault
  }
}

/** Bytes unpacked at once: a small input can grow a thousandfold, and the limit is checked between steps. */
const STEP = 16 * 1024

/**
 * The parts of a zip, by path. Sizes are counted while unpacking too, because the directory may state false ones.
 *
 * @param {Uint8Array} bytes
 * @param {number} maxUnpacked bytes of all parts together
 * @returns {{ has: (path: string) => boolean, read: (path: string) => string }} an absent part is ''
 * @throws {WorkbookError} when it is no zip, or unpacks to too much
 */
export function openZip(bytes, maxUnpacked) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoder = new TextDecoder()
  /** @type {Map<string, { method: number, size: number, start: number }>} */
  const parts = new Map()
  let named = 0
  for (let at = view.getUint32(endOf(view) + 16, true); at + 46 <= bytes.length; ) {
    if (view.getUint32(at, true) !== 0x02014b50) break
    const nameLength = view.getUint16(at + 28, true)
    named += view.getUint32(at + 24, true)
    if (named > maxUnpacked) throw new WorkbookError('unpacked')
    const path = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength))
    parts.set(path.toLowerCase(), {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  let left = maxUnpacked
  return {
    has: (path) => parts.has(path.toLowerCase()),
    read: (path) => {
      const found = parts.get(path.toLowerCase())
      if (!found) return ''
      const { start, size, method } = found
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
      const packed = bytes.subarray(from, from + size)
      const content = method === 0 ? packed : unpack(packed, left)
      left -= content.length
      if (left < 0) throw new WorkbookError('unpacked')
      return decoder.decode(content)
    },
  }
}

/**
 * Where the directory's end record begins; a comment may follow it.
 *
 * @param {DataView} view
 */
function endOf(view) {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === 0x06054b50) return at
  throw new WorkbookError('unreadable')
}

/**
 * @param {Uint8Array} packed
 * @param {number} limit
 */
function unpack(packed, limit) {
  /** @type {Uint8Array[]} */
  const chunks = []
  let length = 0
  const inflate = new Inflate((chunk) => {
    length += chunk.length
    if (length > limit) throw new WorkbookError('unpacked')
    chunks.push(chunk)
  })
  for (let at = 0; at < packed.length; at += STEP) {
    inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length)
  }
  const content = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    content.set(chunk, at)
    at += chunk.length
  }
  return content
}
