import type { Translate } from '#domain/text'
import { NOTHING } from '#domain/wire'
import type { FullDiscount } from './model'

type Given = Pick<
  FullDiscount,
  'freeFreightFlag' | 'couponFlag' | 'couponName' | 'giftFlag' | 'giftSkuName' | 'pointFlag' | 'point'
>

/** What comes with an order besides the discount, named where the server names it. */
export function extrasText(t: Translate, given: Given): string {
  const { freeFreightFlag, couponFlag, couponName, giftFlag, giftSkuName, pointFlag, point } = given
  const parts = [
    freeFreightFlag && t('免邮费'),
    couponFlag && (couponName ? t('赠券 {{name}}', { name: couponName }) : t('送优惠券')),
    giftFlag && (giftSkuName ? t('赠品 {{name}}', { name: giftSkuName }) : t('送赠品')),
    pointFlag && t('赠 {{point}} 积分', { point: point ?? 0 }),
  ]
  return parts.filter(Boolean).join('、') || NOTHING
}
