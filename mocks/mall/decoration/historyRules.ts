import { pageRules } from '#features/mall/decoration/model/kind/pageRules'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import { pageChangeLines } from '#features/mall/decoration/model/page/change'
import { pageDataRequests } from '#features/mall/decoration/requests'
import { changeWords } from '#features/store/changeLog/model'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { decorationTables, type PageRow } from './rows'

const RULES = { H5: phoneRules, PC: pageRules(siteKinds) }

/** The history of the pages of a shop, on phones and on the site. */
export const pageHistory = recordHistory<PageRow>({
  ...rowsBy(decorationTables.pageDatas, 'storeId'),
  kind: 'PAGE',
  noun: '页面',
  nameOf: ({ name }) => name,
  // `moreOf` tells the changes of the content.
  members: historyMembers(pageDataRequests.update, ['pageData', 'pageClientType']),
  moreOf: (before, after) => {
    const { pageClientType: client } = after
    return pageChangeLines(RULES[client], client, before.pageData, after.pageData)
  },
  actionOf: (before, after) => {
    // What is saved of a published page is what buyers see from now on.
    const isInView = after.pageShow === 'OPEN' && before.pageData !== after.pageData
    if (before.pageShow === after.pageShow && !isInView) return null
    return after.pageShow === 'OPEN' ? changeWords.published : changeWords.unpublished
  },
  pastOf: ({ updateTime: time, name }) => ({ time, before: { name: `${name}初稿` } }),
})
