/** The longest text that is kept. */
const LENGTH = 200

/**
 * Takes values and names out of a technical text: quoted texts that are no identifiers, Chinese, numbers of four digits
 * and more, what follows a question mark in an address, and parts of a path that hold numbers,
 * but for those of code.
 */
export function scrub(text: string): string {
  return text
    .slice(0, LENGTH)
    .replace(/[?#][^\s]*/g, '')
    .replace(/"[^"]*"|'(?![\w$.]*')[^']*'|“[^”]*”/g, '"…"')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(/\/(?=[^/\s]*\d)(?!v\d\b)[^/\s]{3,}(?=\/|$|\s)/g, (part) => (/\.(js|css)$/.test(part) ? part : '/{}'))
    .replace(/\d{4,}/g, '#')
}
