import { pageRules } from '#features/mall/decoration/model/pageRules'
import { siteKinds } from '#features/mall/decoration/model/siteKinds'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { keyed } from './keyed'
import { SiteScreen } from './SiteScreen'
import { siteFaceOf } from './siteFaces'

/** The pages of the site. */
export const siteKit: PageKit = {
  ...pageRules(siteKinds, keyed),
  client: 'PC',
  editor: 'renovation',
  list: 'floorList',
  faceOf: siteFaceOf,
  Screen: SiteScreen,
  widths: [
    { value: 1200, label: '电脑 1200' },
    { value: 768, label: '平板 768' },
    { value: 375, label: '手机 375' },
  ],
}
