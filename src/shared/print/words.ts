/**
 * The parts of a text that never break, in order: a plate (粤B·D12345), a cement grade (P·O 42.5R), a short bracket
 * (（盘圆）), and any run without Chinese and spaces: words, numbers, grades, sizes (180±20, HRB400E). Chinese breaks
 * between any two characters, except before a closing and after an opening mark.
 */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  for (const [part] of text.matchAll(PARTS)) {
    const last = words.at(-1)
    const isGlued = last !== undefined && !isSpace(last) && (CLOSING.test(part) || OPENING.test(last))
    if (isGlued && !isSpace(part)) words[words.length - 1] = last + part
    else words.push(part)
  }
  return words
}

/** True for a part that is only a gap between words. */
export function isSpace(part: string): boolean {
  return part.trim() === ''
}

const PARTS =
  /[\u4e00-\u9fff][A-Z]·?[A-Z0-9]{4,6}[挂学警领]?|[PM]·[A-Z]+ \d[\d.]*R?|（[^（）\s]{1,6}）|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]+|\s+|[^\s]/gu
const CLOSING = /^[，。、；：！？）】》〉”’]/
const OPENING = /[（【《〈“‘]$/

/** Mark of a print by an account that may only look: it does not count, and no truck leaves with it. */
export const VIEW_PRINT = '查看打印'
