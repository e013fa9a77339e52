import { isSpace, wordsOf } from './words'

/** Millimetres per typographic point. */
export const MM_PER_PT = 25.4 / 72

/** The font of printed pages. */
export const PAGE_FONT = '"SimSun", "宋体", "Noto Serif CJK SC", serif'

/**
 * Width of a text in em: full-width characters take one, all others half, as in SimSun; more where the installed font
 * is wider. Without a canvas (tests) the estimate alone decides.
 */
export function textWidth(text: string): number {
  let width = 0
  for (const char of text) width += charWidth(char)
  return width
}

/**
 * Lines that a text needs in a cell. Words stay whole and move to the next line; a word longer than a line breaks. Line
 * feeds in the text count.
 *
 * @param widthMm width for text, without the padding of the cell
 * @param fontPt font size in pt
 */
export function textLines(text: string, widthMm: number, fontPt: number): number {
  const room = roomOf(widthMm, fontPt)
  let total = 0
  for (const paragraph of text.split('\n')) {
    let lines = 1
    let used = 0
    for (const word of wordsOf(paragraph)) {
      const size = textWidth(word)
      if (used + size <= room) used += size
      else if (isSpace(word)) used = room
      else {
        if (used > 0) lines += 1
        const more = Math.max(0, Math.ceil(size / room - 1e-6) - 1)
        lines += more
        used = size - more * room
      }
    }
    total += lines
  }
  return total
}

/** The size of a text in a cell, and the lines it then takes. `isWhole`: no word is longer than a line. */
export type FittedText = { fontPt: number; lines: number; isWhole: boolean }

/** Steps of shrinking, in pt. */
const STEP = 0.5

/**
 * The largest size, from `basePt` down to `floorPt`, at which a text takes as few lines as it can and no word breaks:
 * the font shrinks before a row grows.
 */
export function fitText(text: string, widthMm: number, basePt: number, floorPt: number): FittedText {
  const words = wordsOf(text)
  const isWhole = (fontPt: number) => words.every((word) => textWidth(word) <= roomOf(widthMm, fontPt))
  const fewest = textLines(text, widthMm, floorPt)
  const canBeWhole = isWhole(floorPt)
  for (let fontPt = basePt; fontPt > floorPt; fontPt -= STEP) {
    const lines = textLines(text, widthMm, fontPt)
    if (lines === fewest && (!canBeWhole || isWhole(fontPt))) return { fontPt, lines, isWhole: canBeWhole }
  }
  return { fontPt: floorPt, lines: fewest, isWhole: canBeWhole }
}

/** Width in mm of the longest word of a text. */
export function longestWord(text: string, fontPt: number): number {
  return Math.max(0, ...wordsOf(text).map(textWidth)) * fontPt * MM_PER_PT
}

/** Available width in em, at least one character. */
function roomOf(widthMm: number, fontPt: number): number {
  return Math.max(1, widthMm / (fontPt * MM_PER_PT) + 1e-6)
}

const widths = new Map<string, number>()
const PROBE_PX = 100
let probe: { measureText: (text: string) => { width: number } } | null | undefined

function charWidth(char: string): number {
  const known = widths.get(char)
  if (known !== undefined) return known
  const usual = isFullWidth(char) ? 1 : 0.5
  const width = Math.max(usual, measured(char))
  widths.set(char, width)
  return width
}

/** The width in the installed font, in em; 0 where it cannot be measured. */
function measured(char: string): number {
  if (probe === undefined) {
    const context = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
    if (context) context.font = `${PROBE_PX}px ${PAGE_FONT}`
    probe = context
  }
  return probe ? probe.measureText(char).width / PROBE_PX : 0
}

/** East Asian wide and full-width characters, and the Greek letters and signs (Φ × ±) that are full-width in SimSun. */
function isFullWidth(char: string): boolean {
  const code = char.codePointAt(0) ?? 0
  return (
    (code >= 0x1100 && !(code >= 0xff61 && code <= 0xffdc)) ||
    (code >= 0x0370 && code <= 0x04ff) ||
    code === 0xb1 ||
    code === 0xb7 ||
    code === 0xd7
  )
}
