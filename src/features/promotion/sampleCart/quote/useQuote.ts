import { canPrice, type SampleCart } from '#features/promotion/sampleCart/address/model'
import { freightOf } from '#features/store/freight/model/charge'
import { buyerRows, cartFreight, shopRows, totalOf } from './model'
import { useBuyer } from './useBuyer'
import { refusalOf, useCartLines } from './useCartLines'
import { usePlace } from './usePlace'
import { usePricedCart } from './usePricedCart'
import { useShopTerms } from './useShopTerms'

/** What is known of a sample cart; a part is null while it, or one before it, is read or has failed. */
export type Quote = ReturnType<typeof useQuote>

/** Reads what a sample cart costs its buyer at a moment, and what remains of it for the shop. */
export function useQuote(cart: SampleCart, moment: string) {
  const { isGroupBuy, coupon } = cart
  const { lines, failed: failedLines } = useCartLines(cart.items)
  const buyer = useBuyer(cart.buyerId, moment)
  const known = buyer.isLoading || !canPrice(cart.items) ? null : lines
  const read = usePricedCart(known, { moment, isGroupBuy, received: buyer.received, coupon })
  const place = usePlace(cart.cityId)
  const shop = useShopTerms(cart.isDistributed, cart.items.length > 0)
  const { priced } = read
  const isSent = place.name !== '' && place.templates !== null
  const charged = priced && isSent ? freightOf(priced.lines, place.templates ?? [], cart.cityId) : null
  const freight = priced && cartFreight(priced, charged)
  const total = priced && !place.isLoading ? totalOf(priced, freight) : null
  return {
    lines,
    buyer,
    place,
    priced,
    /** Why it cannot be bought; null when it can. */
    refusal: refusalOf(lines, priced),
    freight,
    /** What the buyer pays, yuan. */
    total,
    buyerRows: priced && buyerRows(priced, freight),
    shopRows: priced && shop.terms && total !== null ? shopRows(priced.lines, total, shop.terms) : null,
    /** Readings that failed: of the price, of the freight, and of what the shop gets. */
    failed: {
      price: failedLines ?? buyer.failed ?? (read.query.isError && !read.query.data ? read.query : null),
      freight: place.failed,
      shop: shop.failed,
    },
  }
}
