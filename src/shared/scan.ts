/** A key press: its character ('' for a key that types none), its time in ms, and whether it ends a line. */
type Press = { char: string; at: number; isEnd: boolean }

/** Minimum length of a number printed as a code, characters. */
const LEAST_LENGTH = 8
/**
 * Maximum pause, and maximum average pause, between two keys of a scan, ms. A barcode scanner needs 2–20, the fastest
 * typist 60.
 */
const LONGEST_GAP_MS = 50
const AVERAGE_GAP_MS = 25

/**
 * Detects the input of a barcode scanner among key presses: at least eight characters, faster than anyone types, ended
 * by Enter. Call it for every press; it returns the scanned text at the Enter that ends a scan, else null.
 */
export function createScanReader(): (press: Press) => string | null {
  let text = ''
  let startedAt = 0
  let lastAt = 0
  const reset = () => {
    text = ''
  }
  return ({ char, at, isEnd }) => {
    const isSlow = text !== '' && at - lastAt > LONGEST_GAP_MS
    if (isSlow) reset()
    if (isEnd) {
      const scanned = text
      const gaps = scanned.length
      reset()
      return gaps >= LEAST_LENGTH && at - startedAt <= gaps * AVERAGE_GAP_MS ? scanned : null
    }
    if (char === '') {
      reset()
      return null
    }
    if (text === '') startedAt = at
    text += char
    lastAt = at
    return null
  }
}

/**
 * The character of a key press; empty for a key that types none, null for a modifier, which is ignored. With a Chinese
 * input method on, browsers hide the character, so it is derived from the position of the key.
 */
export function charOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  if (['Shift', 'CapsLock', 'Alt', 'Control', 'Meta'].includes(key)) return null
  if (key !== 'Process') return key.length === 1 ? key : ''
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shiftKey ? letter : letter.toLowerCase()
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (code === 'Minus' ? '-' : '')
}
