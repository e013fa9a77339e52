import { type Text, text } from '#domain/text'
import type { PageData } from '#features/mall/decoration/model'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { EMPTY, pageFault } from './pageFault'
import { splitPage } from './pageText'

type Stored = Pick<PageData, 'pageData' | 'pageClientType'>

/** Why a page cannot be stored, or, where buyers see it, shown to them; null when it can. The server asks it too. */
export function storedFault({ pageData, pageClientType }: Stored, isInView: boolean): Text | null {
  const page = splitPage(pageData)
  if (page === null) return text('页面数据格式不正确')
  // Other clients first add a page by its name alone.
  if (!isInView) return page.blocks.length === 0 && pageData.trim() !== '' ? EMPTY : null
  return pageFault(pageClientType === 'PC' ? siteRules : phoneRules, page.blocks)
}

/** Whether buyers may see a page as it is stored. */
export function isPublishable(page: Stored): boolean {
  return storedFault(page, true) === null
}
