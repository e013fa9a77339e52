import { isSafeNumber, parse } from 'lossless-json'

/**
 * Parses JSON so that integers of 16 and more digits (ids) and numbers a double cannot hold become strings, all else
 * as usual. The exact parser is slower, so it runs only on texts that hold such a number.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return /\d{16,}/.test(text)
    ? parse(text, undefined, { parseNumber: keepExact, onDuplicateKey: ({ newValue }) => newValue })
    : JSON.parse(text)
}

function keepExact(text: string): number | string {
  const isLongInteger = /^-?\d{16,}$/.test(text)
  return isLongInteger || !isSafeNumber(text, { approx: true }) ? text : Number(text)
}
