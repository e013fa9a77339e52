import { parseTime } from '#domain/time'

/** A product of a sample cart, by its ids; `num` as typed, NaN for what is no number. */
export type CartItem = { id: string; goodsId: string; num: number }

/** A sample cart as its address says it: what it costs is read each time. */
export type SampleCart = {
  items: readonly CartItem[]
  /** When it is ordered, server-local text; '' for now. */
  moment: string
  /** Bought by joining a group. */
  isGroupBuy: boolean
  /** Brought by a distributor. */
  isDistributed: boolean
  /** Where it is sent; '' while that is not chosen. */
  cityId: string
  /** The member that buys; '' for a new buyer. */
  buyerId: string
  /** The coupon that is used, '' for none at all; missing for the best one. */
  coupon?: string
}

/** Most products of a cart in an address: servers cut longer ones off. */
export const MAX_ITEMS = 50
/** Most pieces of a product. */
export const MAX_NUM = 99_999
/** In place of the id of a coupon: none is used. */
const NONE = 'none'
const ID = /^[0-9A-Za-z]{1,40}$/

/** The query of an address as a cart; what is nonsense in it is left out. */
export function cartFrom(search: string): SampleCart {
  const params = new URLSearchParams(search)
  const idOf = (name: string) => {
    const id = params.get(name) ?? ''
    return ID.test(id) ? id : ''
  }
  const moment = params.get('moment') ?? ''
  const coupon = idOf('coupon')
  return {
    items: itemsFrom(params.get('cart') ?? ''),
    moment: moment.length === MOMENT_LENGTH && parseTime(moment) ? moment : '',
    isGroupBuy: params.get('way') === 'group',
    isDistributed: params.get('from') === 'distributor',
    cityId: idOf('city'),
    buyerId: idOf('buyer'),
    ...(coupon && { coupon: coupon === NONE ? '' : coupon }),
  }
}

/** 2026-05-06 12:30:00 */
const MOMENT_LENGTH = 19

function itemsFrom(text: string): CartItem[] {
  const items = text.split('_').flatMap((line): CartItem[] => {
    const [goodsId = '', id = '', num = ''] = line.split('*')
    if (!ID.test(goodsId) || !ID.test(id)) return []
    return [{ goodsId, id, num: /^-?\d{1,9}(\.\d{1,9})?$/.test(num) ? Number(num) : Number.NaN }]
  })
  return items.filter((item, at) => items.findIndex(({ id }) => id === item.id) === at).slice(0, MAX_ITEMS)
}

/** The query of the address of a cart, without the `?`; '' for an empty one. */
export function searchOf(cart: SampleCart): string {
  const { items, moment, isGroupBuy, isDistributed, cityId, buyerId, coupon } = cart
  const parts = {
    cart: items.map(({ goodsId, id, num }) => [goodsId, id, num].join('*')).join('_'),
    moment,
    way: isGroupBuy ? 'group' : '',
    from: isDistributed ? 'distributor' : '',
    city: cityId,
    buyer: buyerId,
    coupon: coupon === '' ? NONE : (coupon ?? ''),
  }
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== '')).toString()
}

/** Whether a sample cart can be priced: all numbers are whole pieces within the bounds. */
export function canPrice(items: readonly CartItem[]): boolean {
  return items.every(({ num }) => isCount(num))
}

/** Whether a number is of whole pieces within the bounds. */
export function isCount(num: number): boolean {
  return Number.isInteger(num) && num >= 1 && num <= MAX_NUM
}
