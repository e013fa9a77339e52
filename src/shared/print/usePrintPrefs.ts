import { readPref, usePref } from '#shared/prefs'
import { isPaperSizeName, NO_OFFSET, type Offset, type PaperSizeName } from './paperSizes'

/** The print settings of a workstation for one kind of document. */
export type PrintPrefs = {
  paper: PaperSizeName
  showPrice: boolean
  /** Shift of the printed image on this paper in mm. */
  offset: Offset
}

/** Largest shift in mm: beyond it the wrong paper is loaded. */
export const OFFSET_LIMIT = 20

type Stored = {
  documents: Record<string, Omit<PrintPrefs, 'offset'>>
  /** By paper, because each paper usually has its own printer. Shared by all kinds of documents. */
  offsets: Partial<Record<PaperSizeName, Offset>>
}

const EMPTY: Stored = { documents: {}, offsets: {} }

/**
 * Paper, price and offset for a kind of document ("delivery"), stored per workstation and kept after sign-out.
 * `shownPaper` is the paper from the address, if any: the offset is that paper's. Prices are hidden by default: the
 * driver carries the note. Invalid stored values fall back to defaults.
 */
export function usePrintPrefs(
  kind: string,
  defaultPaperSize: PaperSizeName,
  shownPaper?: PaperSizeName,
): [PrintPrefs, (change: Partial<PrintPrefs>) => void] {
  const [stored, setStored] = usePref<Stored>('print', EMPTY)
  const prefs = readPrefs(stored, kind, defaultPaperSize, shownPaper)
  const change = (part: Partial<PrintPrefs>) => {
    const { offset, ...document } = { ...prefs, ...part }
    // Changing only the paper restores that paper's shift instead of carrying over the old one.
    const offsets = part.offset ? { ...stored.offsets, [document.paper]: clampOffset(offset) } : stored.offsets
    setStored({ documents: { ...stored.documents, [kind]: document }, offsets })
  }
  return [prefs, change]
}

/** Like `usePrintPrefs`, outside React, for opening a preview. */
export function readPrintPrefs(kind: string, defaultPaperSize: PaperSizeName): PrintPrefs {
  return readPrefs(readPref<Stored>('print', EMPTY), kind, defaultPaperSize)
}

function readPrefs(
  stored: Stored,
  kind: string,
  defaultPaperSize: PaperSizeName,
  shownPaper?: PaperSizeName,
): PrintPrefs {
  const document = stored.documents?.[kind]
  const paper = shownPaper ?? (isPaperSizeName(document?.paper) ? document.paper : defaultPaperSize)
  return {
    paper,
    showPrice: document?.showPrice === true,
    offset: clampOffset(stored.offsets?.[paper] ?? NO_OFFSET),
  }
}

function clampOffset({ x, y }: Offset): Offset {
  return { x: clamp(x), y: clamp(y) }
}

function clamp(value: number): number {
  return Number.isFinite(value) ? Math.min(OFFSET_LIMIT, Math.max(-OFFSET_LIMIT, value)) : 0
}
