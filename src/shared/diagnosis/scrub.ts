/** The longest text that is kept. */
const LENGTH = 200

const EMAIL = /[^\s/<>"'(),;:]+(?:@|%40)[^\s/<>"'(),;:]+/gi
/** A credential, whatever it is made of, and the parts of a JSON web token. */
const CREDENTIAL = /\b(?:Bearer|Basic)\s+\S+|\beyJ[\w-]*(?:\.[\w-]*)*/gi
/** Two or three words with capitals, as names of people and companies are written. */
const NAME = /(?<![\w$.'])(?!Error\b)[A-Z][a-z]+(?: [A-Z][a-z]+){1,2}(?![\w$'(])/g
/** Letters and digits mixed at length: a key, no word of a text and no identifier of code. */
const KEY = /(?<![\w$/.-])(?=[\w+=-]*\d)(?=[\w+=-]*[A-Za-z])[\w+=-]{20,}(?![\w$.])/g

/**
 * Takes values and names out of a technical text: quoted texts that are no identifiers, Chinese, names, e-mail
 * addresses, credentials, numbers of four digits and more, what follows a question mark in an address, and parts of a
 * path that hold numbers, but for those of code.
 */
export function scrub(text: string): string {
  return text
    .replace(CREDENTIAL, '…')
    .replace(EMAIL, '…')
    .slice(0, LENGTH)
    .replace(/[?#][^\s]*/g, '')
    .replace(/"[^"]*"|'(?![\w$.]*')[^']*'|“[^”]*”/g, '"…"')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .replace(NAME, '…')
    .replace(KEY, '…')
    .replace(/\/(?=[^/\s]*\d)(?!v\d\b)[^/\s]{3,}(?=\/|$|\s)/g, (part) => (/\.(js|css)$/.test(part) ? part : '/{}'))
    .replace(/\d{4,}/g, '#')
}

/** The number by which a gateway's log is searched; '' for what is none, since a server may put anything there. */
export function scrubTrace(trace: string): string {
  return /^(?=.*[a-f])[\da-f]{2,}(?:-[\da-f]{2,})*$/i.test(trace) && trace.length >= 16 && trace.length <= 64
    ? trace
    : ''
}
