import type { Block } from '#features/mall/decoration/model'
import { CardFields } from '#features/mall/decoration/phone/block/CardFields'
import { CardsView } from '#features/mall/decoration/phone/block/CardsView'
import { CarouselView } from '#features/mall/decoration/phone/block/CarouselView'
import { goodsFace } from '#features/mall/decoration/phone/block/GoodsBlock'
import { noLookFace } from '#features/mall/decoration/phone/block/LookBlock'
import { PromotionView } from '#features/mall/decoration/phone/block/PromotionView'
import { SearchView } from '#features/mall/decoration/phone/block/SearchView'
import { titleFace } from '#features/mall/decoration/phone/block/TitleBlock'
import type { BlockFace } from '#features/mall/decoration/state/pageKit'

/** Pictures beside each other. */
const cards: BlockFace = { View: CardsView, Fields: CardFields }
const promotion: BlockFace = { View: PromotionView, Fields: CardFields }

/** How the kinds of `phoneKinds` are shown and set that are not just pictures beside each other. */
const phoneFaces: Readonly<Record<string, BlockFace>> = {
  carousel: { View: CarouselView, Fields: CardFields },
  title: titleFace,
  tpl_ad_list: noLookFace,
  goods: goodsFace,
  search: { View: SearchView, Fields: CardFields },
  joinGroup: promotion,
  integral: promotion,
  spike: promotion,
  group: promotion,
}

/** How a block of a phone page is shown and set. */
export function phoneFaceOf({ type }: Block): BlockFace {
  return phoneFaces[type] ?? cards
}
