import type { ReactNode } from 'react'
import styles from './glyphs.module.css'

/**
 * Icons of table cells and of the header. A page of rows has a hundred of them: each is a single element, where an icon
 * of the library is three components with their own styles; and they are small enough for the shell.
 */
function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" className={styles.glyph} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

/** Two overlapping rectangles: copy. */
export function CopyGlyph() {
  return (
    <Glyph>
      <path d="M10.5 5.5v-4h-9v9h4" />
      <path d="M5.5 5.5h9v9h-9z" />
    </Glyph>
  )
}

/** A tick: done. */
export function TickGlyph() {
  return (
    <Glyph>
      <path d="M2 8.5 6 12.5 14 3.5" />
    </Glyph>
  )
}

/** An eye: shows without leaving the page. */
export function EyeGlyph() {
  return (
    <Glyph>
      <path d="M1 8c1.6-2.9 4-4.5 7-4.5S13.4 5.1 15 8c-1.6 2.9-4 4.5-7 4.5S2.6 10.9 1 8z" />
      <circle cx="8" cy="8" r="2.2" />
    </Glyph>
  )
}

/** An arrow down: opens a menu. */
export function DownGlyph() {
  return (
    <Glyph>
      <path d="M3 5.5 8 10.5 13 5.5" />
    </Glyph>
  )
}

/** A bell: messages. */
export function BellGlyph() {
  return (
    <Glyph>
      <path d="M1.8 12.5h12.4M3.5 12.5v-5a4.5 4.5 0 0 1 9 0v5M6.5 14.6h3M8 3V1.4" />
    </Glyph>
  )
}

/** Four corners: full screen; they point inwards to leave it. */
export function FullscreenGlyph({ isFull }: { isFull: boolean }) {
  return (
    <Glyph>
      <path
        d={
          isFull
            ? 'M6 1.5V6H1.5M10 1.5V6h4.5M6 14.5V10H1.5M10 14.5V10h4.5'
            : 'M1.5 6V1.5H6M14.5 6V1.5H10M1.5 10v4.5H6M14.5 10v4.5H10'
        }
      />
    </Glyph>
  )
}
