import { parsePageContent } from '#features/mall/decoration/model'

/**
 * A block of a page that is being edited, as JSON text: a block that is not changed is saved as it came, with members
 * and numbers that this product does not know. The key identifies it while the page is open.
 */
export type PageBlock = { key: string; text: string }

/** The text of a page around its blocks: members beside the list. */
export type PageFrame = { before: string; after: string }

/** A page as edited. */
export type PageText = { blocks: PageBlock[]; frame: PageFrame }

/** A page without blocks. */
export const EMPTY_PAGE: PageText = { blocks: [], frame: { before: '{"list":[', after: ']}' } }

/** Splits the text of a page into its blocks; null when it is no page. */
export function splitPage(pageData: string): PageText | null {
  if (parsePageContent(pageData) === null) return null
  if (pageData.trim() === '') return EMPTY_PAGE
  const list = listOf(pageData)
  const texts = elementsOf(pageData, list.start)
  return {
    blocks: texts.map((text, at) => ({ key: `${at}`, text })),
    frame: { before: pageData.slice(0, list.start + 1), after: pageData.slice(list.end - 1) },
  }
}

/** The text of a page, the opposite of `splitPage`. */
export function joinPage({ blocks, frame }: PageText): string {
  return frame.before + blocks.map(({ text }) => text).join() + frame.after
}

/**
 * The text to save. A page that is as it was saved keeps that text to the letter: another writer may format it
 * otherwise.
 */
export function pageDataOf(page: PageText, saved: string): string {
  const before = saved === '' ? null : splitPage(saved)
  const text = joinPage(page)
  return before && joinPage(before) === text ? saved : text
}

/**
 * A page as saved by now, with the keys of the page that was opened where each block still has its place; else with
 * keys of its own, so that both versions are compared as a whole.
 */
export function alignedWith(page: PageText, opened: PageText): PageText {
  const known = new Set(opened.blocks.map(({ text }) => text))
  const inPlace =
    page.blocks.length === opened.blocks.length &&
    page.blocks.every(({ text }, at) => {
      const before = opened.blocks[at]?.text ?? ''
      return text === before || (typeOf(text) === typeOf(before) && !known.has(text))
    })
  const blocks = page.blocks.map(({ text }, at) => ({
    key: inPlace ? (opened.blocks[at]?.key ?? '') : `saved ${at}`,
    text,
  }))
  return { ...page, blocks }
}

function typeOf(text: string): string {
  return (JSON.parse(text) as { type: string }).type
}

/** Where the value of the member `list` starts and ends; the last one counts, as in `JSON.parse`. */
function listOf(text: string): { start: number; end: number } {
  let found = { start: 0, end: 0 }
  let at = blankEnd(text, blankEnd(text, 0) + 1)
  while (text[at] !== '}') {
    const nameEnd = valueEnd(text, at)
    const start = blankEnd(text, blankEnd(text, nameEnd) + 1)
    const end = valueEnd(text, start)
    if (JSON.parse(text.slice(at, nameEnd)) === 'list') found = { start, end }
    at = nextOf(text, end)
  }
  return found
}

/** The texts of the elements of the array that starts at `start`. */
function elementsOf(text: string, start: number): string[] {
  const found: string[] = []
  let at = blankEnd(text, start + 1)
  while (text[at] !== ']') {
    const end = valueEnd(text, at)
    found.push(text.slice(at, end))
    at = nextOf(text, end)
  }
  return found
}

/** The next member or element, or the closing bracket. */
function nextOf(text: string, end: number): number {
  const at = blankEnd(text, end)
  return text[at] === ',' ? blankEnd(text, at + 1) : at
}

function blankEnd(text: string, at: number): number {
  let end = at
  while (/\s/.test(text[end] ?? '')) end += 1
  return end
}

/** The end of the value that starts at `at`, in valid JSON. */
function valueEnd(text: string, at: number): number {
  const first = text[at] ?? ''
  if (first === '"') return stringEnd(text, at)
  if (first !== '{' && first !== '[') {
    let end = at
    while (/[^\s,\]}]/.test(text[end] ?? ' ')) end += 1
    return end
  }
  let depth = 0
  let end = at
  do {
    const here = text[end]
    if (here === '"') {
      end = stringEnd(text, end)
      continue
    }
    if (here === '{' || here === '[') depth += 1
    if (here === '}' || here === ']') depth -= 1
    end += 1
  } while (depth > 0)
  return end
}

function stringEnd(text: string, at: number): number {
  let end = at + 1
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1
  return end + 1
}
