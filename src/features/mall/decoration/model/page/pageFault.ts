import { type Text, text } from '#domain/text'
import type { Block } from '#features/mall/decoration/model'
import { readBlock } from './blocks'
import { type BlockIssue, pageIssues } from './pageIssues'
import type { PageBlock } from './pageText'

type Rules = { issuesOf: (block: Block) => readonly BlockIssue[]; head: readonly string[] }

/** Why buyers must not see a page; null when they may. */
export function pageFault({ issuesOf, head }: Rules, blocks: readonly PageBlock[]): Text | null {
  if (blocks.length === 0) return EMPTY
  const count = pageIssues(blocks, issuesOf).filter(({ level }) => level === 'error').length
  if (count > 0) return text('有 {{count}} 处需要修改后才能给买家看', { count })
  // Buyers' site takes the first blocks for these, whatever they are.
  const isHeadless = head.some((type, at) => !blocks[at] || readBlock(blocks[at]).type !== type)
  return isHeadless ? text('页面要以顶部广告和快捷导航开头，请先添加') : null
}

/** The fault of a page without blocks, which is not even saved. */
export const EMPTY = text('页面还没有内容，请先添加模块')
