import { wireText } from '#domain/wire'
import { SITE_HEAD, siteBlocks } from '#features/mall/decoration/model/siteBlocks'
import { partsOf, siteKindOf, siteSize } from '#features/mall/decoration/model/siteCards'
import { siteIssues } from '#features/mall/decoration/model/siteIssues'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { BlockPicture } from '#features/mall/decoration/state/pageRules'
import { keyed, newSiteBlock } from './newSiteBlock'
import { SiteFields } from './SiteFields'
import { SiteScreen } from './SiteScreen'
import { SiteView } from './SiteView'

/** The pages of the site. */
export const siteKit: PageKit = {
  client: 'PC',
  editor: 'renovation',
  list: 'floorList',
  palette: Object.entries(siteBlocks).flatMap(([type, { name, offered }]) =>
    offered === 'off' ? [] : [{ type, name }],
  ),
  head: SITE_HEAD,
  newBlock: newSiteBlock,
  copyOf: (text) => {
    const block = JSON.parse(text)
    return siteKindOf(block) ? JSON.stringify(keyed(block)) : text
  },
  nameOf: (block) => siteKindOf(block)?.name ?? null,
  issuesOf: siteIssues,
  picturesOf: (block) =>
    partsOf(block).flatMap((one) =>
      one.cards.map(
        (card, at): BlockPicture => ({ card: one.first + at, url: wireText(card.img), wanted: siteSize(one, at) }),
      ),
    ),
  View: SiteView,
  Screen: SiteScreen,
  widths: [
    { value: 1200, label: '电脑 1200' },
    { value: 768, label: '平板 768' },
    { value: 375, label: '手机 375' },
  ],
  Fields: SiteFields,
}
