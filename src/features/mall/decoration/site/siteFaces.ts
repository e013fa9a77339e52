import type { Block } from '#features/mall/decoration/model'
import { NavView } from '#features/mall/decoration/site/block/NavView'
import { PartsView } from '#features/mall/decoration/site/block/PartsView'
import { SeckillView } from '#features/mall/decoration/site/block/SeckillView'
import { StripView } from '#features/mall/decoration/site/block/StripView'
import { TabsView } from '#features/mall/decoration/site/block/TabsView'
import type { BlockFace } from '#features/mall/decoration/state/pageKit'
import { SiteFields } from './SiteFields'

/** How the kinds of `siteKinds` are shown and set that are not just parts beside or below each other. */
const siteFaces: Readonly<Record<string, BlockFace>> = {
  topAdvert: { View: StripView, Fields: SiteFields },
  navBar: { View: NavView, Fields: SiteFields },
  seckill: { View: SeckillView, Fields: SiteFields },
  notEnough: { View: TabsView, Fields: SiteFields },
  carousel1: { View: StripView, Fields: SiteFields },
}

const parts: BlockFace = { View: PartsView, Fields: SiteFields }

/** How a block of the site is shown and set. */
export function siteFaceOf({ type }: Block): BlockFace {
  return siteFaces[type] ?? parts
}
