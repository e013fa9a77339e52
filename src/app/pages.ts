import { feedbackScreens } from '#features/account/feedback/screens'
import { helpScreens } from '#features/account/help/screens'
import { messageScreens } from '#features/account/message/screens'
import { onboardingScreens } from '#features/account/onboarding/screens'
import { passwordScreens } from '#features/account/password/screens'
import { profileScreens } from '#features/account/profile/screens'
import { registerScreens } from '#features/account/register/screens'
import { signInScreens } from '#features/account/signIn/screens'
import { singleSignOnScreens } from '#features/account/singleSignOn/screens'
import { fileScreens } from '#features/common/file/screens'
import { afterSaleScreens } from '#features/mall/afterSale/screens'
import { categoryScreens } from '#features/mall/category/screens'
import { commentScreens } from '#features/mall/comment/screens'
import { complaintScreens } from '#features/mall/complaint/screens'
import { decorationScreens } from '#features/mall/decoration/screens'
import { goodsScreens } from '#features/mall/goods/screens'
import { goodsChangeScreens } from '#features/mall/goodsChange/screens'
import { memberScreens } from '#features/mall/member/screens'
import { orderScreens } from '#features/mall/order/screens'
import { receiptScreens } from '#features/mall/receipt/screens'
import { billScreens } from '#features/money/bill/screens'
import { platformServiceScreens } from '#features/money/platformService/screens'
import { homeScreens } from '#features/overview/home/screens'
import { statisticsScreens } from '#features/overview/statistics/screens'
import { contractScreens } from '#features/procurement/contract/screens'
import { deliveryScreens } from '#features/procurement/delivery/screens'
import { disputeScreens } from '#features/procurement/dispute/screens'
import { fleetScreens } from '#features/procurement/fleet/screens'
import { materialScreens } from '#features/procurement/material/screens'
import { purchaseScreens } from '#features/procurement/purchase/screens'
import { receivableScreens } from '#features/procurement/receivable/screens'
import { settlementScreens } from '#features/procurement/settlement/screens'
import { calendarScreens } from '#features/promotion/calendar/screens'
import { couponScreens } from '#features/promotion/coupon/screens'
import { distributionScreens } from '#features/promotion/distribution/screens'
import { fullDiscountScreens } from '#features/promotion/fullDiscount/screens'
import { groupBuyScreens } from '#features/promotion/groupBuy/screens'
import { liveScreens } from '#features/promotion/live/screens'
import { sampleCartScreens } from '#features/promotion/sampleCart/screens'
import { seckillScreens } from '#features/promotion/seckill/screens'
import { addressScreens } from '#features/store/address/screens'
import { clerkScreens } from '#features/store/clerk/screens'
import { departmentScreens } from '#features/store/department/screens'
import { freightScreens } from '#features/store/freight/screens'
import { logisticsScreens } from '#features/store/logistics/screens'
import { roleScreens } from '#features/store/role/screens'
import { settingScreens } from '#features/store/setting/screens'
import type { BarePage, PageDef, QueriesOf } from '#shared/screen/screen'

// The features of the product; what screens each has stands in its own folder. `npm run screens` prints all of them.

// biome-ignore format: the names of the features as they are read, module by module
const screens = [
  ...signInScreens, ...singleSignOnScreens, ...passwordScreens, ...registerScreens, ...onboardingScreens, ...homeScreens, ...contractScreens,
  ...materialScreens, ...purchaseScreens, ...deliveryScreens, ...settlementScreens, ...fleetScreens,
  ...platformServiceScreens, ...profileScreens, ...fileScreens, ...settingScreens, ...addressScreens,
  ...freightScreens, ...logisticsScreens, ...decorationScreens, ...clerkScreens, ...departmentScreens, ...roleScreens,
  ...messageScreens, ...helpScreens, ...feedbackScreens, ...goodsScreens, ...categoryScreens, ...orderScreens,
  ...afterSaleScreens, ...complaintScreens, ...receiptScreens, ...billScreens, ...statisticsScreens,
  ...commentScreens, ...memberScreens, ...couponScreens, ...fullDiscountScreens, ...liveScreens, ...groupBuyScreens,
  ...seckillScreens, ...calendarScreens, ...sampleCartScreens, ...distributionScreens, ...goodsChangeScreens,
  ...receivableScreens, ...disputeScreens,
]

export const pages: readonly PageDef[] = screens.filter((one) => one.scope === 'layout')
export const publicPages: readonly BarePage[] = screens.filter((one) => one.scope === 'public')
export const printPages: readonly BarePage[] = screens.filter((one) => one.scope === 'print')

/** Types the screen names and query keys for `go`, `PageLink` and the like: any other is a type error. */
declare module '#shared/navigation' {
  interface Screens extends QueriesOf<(typeof screens)[number]> {}
}
