import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { type Pair, pairsOf, SIDES } from './pictures'

/**
 * One machine and one browser draw both sides, so a pixel counts from the second step of 255. Smoothed edges do not:
 * those of round corners differ from one drawing to the next.
 */
const EXACT = { threshold: 0.01, includeAA: false }

/**
 * Compares the pictures of the two sides in a folder. Keeps those that differ, with their difference, and removes equal
 * ones.
 */
export function compareFolder(folder: string): Pair[] {
  mkdirSync(join(folder, 'difference'), { recursive: true })
  const [before = [], after = []] = SIDES.map((side) => readdirSync(join(folder, side)))
  return pairsOf(before, after, (file) => {
    const [first, second] = [join(folder, 'before', file), join(folder, 'after', file)]
    const { pixels, difference } = comparePictures(readFileSync(first), readFileSync(second))
    if (difference) writeFileSync(join(folder, 'difference', file), difference)
    else for (const path of [first, second]) rmSync(path)
    return pixels
  })
}

/**
 * How many pixels of two PNG files of one size differ, and the picture of the difference; without one they are equal.
 */
export function comparePictures(before: Buffer, after: Buffer): { pixels: number; difference?: Buffer } {
  if (before.equals(after)) return { pixels: 0 }
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = first
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(first.data, second.data, difference.data, width, height, EXACT)
  return pixels === 0 ? { pixels } : { pixels, difference: PNG.sync.write(difference) }
}
