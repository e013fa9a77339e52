import { siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { NavView } from '#features/mall/decoration/site/block/NavView'
import { PartsView } from '#features/mall/decoration/site/block/PartsView'
import { SeckillView } from '#features/mall/decoration/site/block/SeckillView'
import { StripView } from '#features/mall/decoration/site/block/StripView'
import { TabsView } from '#features/mall/decoration/site/block/TabsView'
import { type BlockViews, pageView } from '#features/mall/decoration/view/pageView'
import { SiteScreen } from './SiteScreen'

/** How the kinds of `siteKinds` are shown that are not just parts beside or below each other. */
const siteViews: BlockViews = {
  topAdvert: StripView,
  navBar: NavView,
  seckill: SeckillView,
  notEnough: TabsView,
  carousel1: StripView,
}

/** How pages of the site are shown. */
export const siteView = pageView(siteRules, siteViews, PartsView, {
  Screen: SiteScreen,
  widths: [
    { value: 1200, label: '电脑 1200' },
    { value: 768, label: '平板 768' },
    { value: 375, label: '手机 375' },
  ],
})
