/** Millimetres per typographic point. */
export const MM_PER_PT = 25.4 / 72

/**
 * Lines that a text needs in a cell: an estimate without a layout, so that tests and servers agree with the browser.
 * Full-width characters take one em, all others half an em, as in SimSun; sheets break between any two characters, so
 * words never move whole to the next line. Line feeds in the text count.
 * @param widthMm room for text, without the padding of the cell
 * @param fontPt font size in pt
 */
export function textLines(text: string, widthMm: number, fontPt: number): number {
  const halvesPerLine = Math.max(2, Math.floor((widthMm / (fontPt * MM_PER_PT)) * 2 + 1e-6))
  let total = 0
  for (const paragraph of text.split('\n')) {
    let lines = 1
    let used = 0
    for (const char of paragraph) {
      const size = isFullWidth(char) ? 2 : 1
      if (used + size > halvesPerLine) {
        lines += 1
        used = 0
      }
      used += size
    }
    total += lines
  }
  return total
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
