import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'

/** Millimetres per typographic point. */
const MM = 25.4 / 72

/** A measured PDF: the text of each page, and its size in mm. */
export type Pdf = { path: string; texts: string[]; sizes: { width: number; height: number }[] }

/** Prints the page with Chromium, with the sizes and margins that the page sets. */
export async function printPage(page: Page, info: TestInfo, name: string): Promise<Pdf> {
  const path = info.outputPath(`${name}.pdf`)
  writeFileSync(path, await page.pdf({ preferCSSPageSize: true, printBackground: false }))
  return readPdf(path)
}

/** Measures a PDF with poppler. */
export function readPdf(path: string): Pdf {
  const lines = poppler('pdfinfo', ['-f', '1', '-l', '9999', path])
  const sizes = [...lines.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(([, width, height]) => ({
    width: Number(width) * MM,
    height: Number(height) * MM,
  }))
  // Every page ends with a form feed. A PDF may encode a Chinese character as a radical that looks alike.
  const texts = poppler('pdftotext', ['-layout', path, '-']).normalize('NFKC').split('\f').slice(0, -1)
  return { path, texts, sizes }
}

/** Position of a word on the first page, in mm from the left and the top. */
export function placeOf(pdf: Pdf, word: string): { x: number; y: number } {
  const boxes = poppler('pdftotext', ['-bbox', '-l', '1', pdf.path, '-'])
  const [, x, y] = new RegExp(`xMin="(-?[\\d.]+)" yMin="(-?[\\d.]+)"[^>]*>${word}<`).exec(boxes) ?? []
  if (x === undefined || y === undefined) throw new Error(`${word} is not on the first page of ${pdf.path}`)
  return { x: Number(x) * MM, y: Number(y) * MM }
}

function poppler(tool: string, args: string[]): string {
  try {
    return execFileSync(tool, args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${tool} is missing: prints are measured with poppler (Debian: apt-get install poppler-utils)`)
  }
}
