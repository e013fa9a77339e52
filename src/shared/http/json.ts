import { isSafeNumber, parse } from 'lossless-json'

/**
 * Parses JSON, but integers of 16 and more digits (ids) and numbers a double cannot hold become strings. The exact
 * parser is slower, so it runs only on texts that may hold such a number outside quotes.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): unknown {
  return LONG_NUMBER.test(text)
    ? parse(text, undefined, { parseNumber: keepExact, onDuplicateKey: ({ newValue }) => newValue })
    : JSON.parse(text)
}

/** At least 16 characters of a number where one may begin; shorter ones are exact as doubles. */
const LONG_NUMBER = /(?:^|[[:,\s])-?[\d.eE+-]{16}/

function keepExact(text: string): number | string {
  const isLongInteger = /^-?\d{16,}$/.test(text)
  return isLongInteger || !isSafeNumber(text, { approx: true }) ? text : Number(text)
}
