import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { CardsView } from '#features/mall/decoration/phone/block/CardsView'
import { CarouselView } from '#features/mall/decoration/phone/block/CarouselView'
import { GoodsView } from '#features/mall/decoration/phone/block/GoodsView'
import { NoLookView } from '#features/mall/decoration/phone/block/NoLookView'
import { PromotionView } from '#features/mall/decoration/phone/block/PromotionView'
import { SearchView } from '#features/mall/decoration/phone/block/SearchView'
import { TitleView } from '#features/mall/decoration/phone/block/TitleView'
import { type BlockViews, pageView } from '#features/mall/decoration/view/pageView'
import { PhoneScreen } from './PhoneScreen'

/** How the kinds of `phoneKinds` are shown that are not just pictures beside each other. */
const phoneViews: BlockViews = {
  carousel: CarouselView,
  title: TitleView,
  tpl_ad_list: NoLookView,
  goods: GoodsView,
  search: SearchView,
  joinGroup: PromotionView,
  integral: PromotionView,
  spike: PromotionView,
  group: PromotionView,
}

/** How pages on phones are shown. */
export const phoneView = pageView(phoneRules, phoneViews, CardsView, {
  Screen: PhoneScreen,
  widths: [
    { value: 375, label: '375' },
    { value: 320, label: '320' },
    { value: 414, label: '414' },
  ],
})
