import { pageRules } from '#features/mall/decoration/model/kind/pageRules'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { keyed } from './keyed'
import { SiteFields } from './SiteFields'
import { siteView } from './siteViews'

/** The pages of the site. */
export const siteKit: PageKit = {
  ...pageRules(siteKinds, keyed),
  client: 'PC',
  editor: 'renovation',
  list: 'floorList',
  view: siteView,
  Fields: SiteFields,
}
