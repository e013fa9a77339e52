import type { PageData } from '#features/mall/decoration/model'
import { SITE_HEAD } from '#features/mall/decoration/site/siteBlocks'
import { siteIssues } from '#features/mall/decoration/site/siteIssues'
import { pageFault } from './pageFault'
import { splitPage } from './pageText'
import { phoneIssues } from './phoneIssues'

/** Whether buyers may see a page as it is stored. */
export function isPublishable({ pageData, pageClientType }: Pick<PageData, 'pageData' | 'pageClientType'>): boolean {
  const page = splitPage(pageData)
  const rules =
    pageClientType === 'PC' ? { issuesOf: siteIssues, head: SITE_HEAD } : { issuesOf: phoneIssues, head: [] }
  return page !== null && pageFault(rules, page.blocks) === null
}
