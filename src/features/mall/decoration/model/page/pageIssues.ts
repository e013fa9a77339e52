import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { Block } from '#features/mall/decoration/model'
import type { Link } from '#features/mall/decoration/model/link/links'
import { readBlock } from './blocks'
import type { PageBlock } from './pageText'

/** Something of a page that buyers would see as broken (an error), or that may be meant so (a warning). */
export type PageIssue = {
  level: 'error' | 'warning'
  /** The block, and its card. */
  key: string
  card: number
  text: Text
}

/** An issue inside a block. */
export type BlockIssue = Omit<PageIssue, 'key'>

type IssuesOf = (block: Block) => readonly BlockIssue[]

/** The issues of a page, in its order. */
export function pageIssues(blocks: readonly PageBlock[], issuesOf: IssuesOf): PageIssue[] {
  return blocks.flatMap(({ key, text }) => issuesIn(readBlock({ text }), issuesOf).map((issue) => ({ ...issue, key })))
}

/** The issues of each block, which `readBlock` reads once, by the rules of its page. */
const known = new WeakMap<IssuesOf, WeakMap<Block, readonly BlockIssue[]>>()

function issuesIn(block: Block, issuesOf: IssuesOf): readonly BlockIssue[] {
  const read = known.get(issuesOf) ?? new WeakMap<Block, readonly BlockIssue[]>()
  known.set(issuesOf, read)
  const found = read.get(block) ?? issuesOf(block)
  read.set(block, found)
  return found
}

/** An error of a card. */
export function cardError(card: number, what: Text): BlockIssue {
  return { level: 'error', card, text: what }
}

/** A warning of a card. */
export function cardWarning(card: number, what: Text): BlockIssue {
  return { level: 'warning', card, text: what }
}

/** An external address that no browser opens, or that would run a script; null for none. */
export function addressError(address: string, number: number): Text | null {
  if (address === '' || isWebAddress(address)) return null
  return text('第{{number}}项的链接不是 http(s) 地址', { number })
}

/** Whether a browser opens an address as a page. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(address)
}

/** The external address of a link; '' for other links. */
export function externalAddress(link: Link): string {
  return isRecord(link) && link.___type === 'other' ? wireText(link.url) : ''
}
