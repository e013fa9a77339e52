import * as v from 'valibot'
import { type Field, field } from '#domain/field'
import { decimal, realDecimal } from '#domain/money'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { formatTime, isBeforeText } from '#domain/time'
import * as wire from '#domain/wire'
import { wireText } from '#domain/wire'

/** The members of a full discount that say what comes with an order besides the discount. */
export const extraLeaves = {
  freeFreightFlag: wire.flag(),
  couponFlag: wire.flag(),
  couponId: wire.text(),
  /** Name of the coupon given [proposed]. */
  couponName: wire.text(),
  giftFlag: wire.flag(),
  giftId: wire.text(),
  giftSkuName: wire.text(),
  pointFlag: wire.flag(),
  point: wire.count(),
}
const extrasSchema = v.object(extraLeaves)
/** What comes with an order, as read. */
export type Extras = v.InferOutput<typeof extrasSchema>

/** What comes with an order, from some of the members. */
export function toExtras(fields: Partial<Record<keyof Extras, unknown>>): Extras {
  return v.parse(extrasSchema, fields)
}

/** The names among the members: the server finds them by the ids. */
export const extraNames = ['couponName', 'giftSkuName'] as const

/** What comes with an order. */
export type Extra = 'freight' | 'coupon' | 'gift' | 'point'

/** What comes with an order in a form: only the values of those in `extras` count. Figures as typed. */
export type ExtrasInput = {
  extras: Extra[]
  couponId: string
  /** The gift: a SKU, with its name. */
  gift: { id: string; goodsName: string } | null
  point: string
}

/** The field of a value in a form. */
type ExtraField = Exclude<keyof ExtrasInput, 'extras'>

/** The form of a full discount that gives nothing along. */
export const newExtras: ExtrasInput = { extras: [], couponId: '', gift: null, point: '' }

/** A coupon that a full discount gives away. */
export type GivenCoupon = { couponName: string; endTime: string; rangeDayType: string }

/** What the check of a value asks: when the activity begins, and a coupon by its id; null while it is not known. */
type Context = { startTime: string; couponOf: (id: string) => GivenCoupon | null }

type Kind = {
  /** The member that says whether it is given. */
  flag: 'freeFreightFlag' | 'couponFlag' | 'giftFlag' | 'pointFlag'
  /** Its option in a form. */
  label: string
  /** What buyers read, named where the server names it. */
  text: (given: Extras) => Text
  /** Of one that is a coupon: the members with its id and its name. */
  coupon?: { id: 'couponId'; name: 'couponName' }
  /** Of one with a value: its field in a form. */
  value?: {
    field: ExtraField
    input: Field
    toInput: (saved: Extras) => Partial<ExtrasInput>
    /** As it is sent; null while none is chosen. */
    toBody: (input: ExtrasInput) => Partial<Record<keyof Extras, string | number | null>>
    error: (input: ExtrasInput, context: Context) => Text | null
    /** As a history tells it. */
    toShown: (given: Extras) => string | number | null
    /** What refusals about it say. */
    refusal: RegExp
  }
}

/** What can come with an order. */
export const extraKinds: Record<Extra, Kind> = {
  freight: { flag: 'freeFreightFlag', label: '免邮费', text: () => text('免邮费') },
  coupon: {
    flag: 'couponFlag',
    label: '送优惠券',
    text: ({ couponName }) => (couponName ? text('赠券 {{name}}', { name: couponName }) : text('送优惠券')),
    coupon: { id: 'couponId', name: 'couponName' },
    value: {
      field: 'couponId',
      input: field('text', '赠送优惠券', { isRequired: true }),
      toInput: ({ couponId }) => ({ couponId }),
      toBody: ({ couponId }) => ({ couponId: couponId || null }),
      error: ({ couponId }, context) => couponError(couponId, context),
      toShown: ({ couponId, couponName }) => couponName || couponId,
      refusal: /优惠券/,
    },
  },
  gift: {
    flag: 'giftFlag',
    label: '送赠品',
    text: ({ giftSkuName }) => (giftSkuName ? text('赠品 {{name}}', { name: giftSkuName }) : text('送赠品')),
    value: {
      field: 'gift',
      input: field('text', '赠品', { isRequired: true }),
      toInput: ({ giftId, giftSkuName }) => ({ gift: { id: giftId, goodsName: giftSkuName } }),
      toBody: ({ gift }) => ({ giftId: gift?.id ?? null }),
      error: ({ gift }) => (gift ? null : text('请选择赠品')),
      toShown: ({ giftSkuName }) => giftSkuName,
      refusal: /赠品/,
    },
  },
  point: {
    flag: 'pointFlag',
    label: '送积分',
    text: ({ point }) => text('赠 {{point}} 积分', { point: point ?? 0 }),
    value: {
      field: 'point',
      input: field('integer', '赠积分', { isRequired: true, maxLength: 8 }),
      toInput: ({ point }) => ({ point: wireText(point) }),
      toBody: ({ point }) => ({ point: decimal(point)?.toNumber() ?? null }),
      error: ({ point }) => pointError(point),
      toShown: ({ point }) => point,
      refusal: /积分/,
    },
  },
}

const KINDS = Object.entries(extraKinds) as [Extra, Kind][]
const VALUES = KINDS.flatMap(([, { flag, value }]) => (value ? [{ flag, ...value }] : []))

/** The fields of the values that come with an order. */
export const extraFields = Object.fromEntries(VALUES.map(({ field: name, input }) => [name, input])) as Readonly<
  Record<ExtraField, Field>
>
/** A member that is sent. */
type SentMember = Exclude<keyof Extras, (typeof extraNames)[number]>
/** The members that `extrasShown` tells in other words: all that are sent but the flags of what has no value. */
export const shownMembers = (Object.keys(extraLeaves) as (keyof Extras)[]).filter(
  (name): name is SentMember =>
    !extraNames.some((one) => one === name) && !KINDS.some(([, { flag, value }]) => flag === name && !value),
)

/** What comes with an order as a history tells it, by field: '' for what does not. */
export function extrasShown(given: Extras): Record<string, string | number | null> {
  return Object.fromEntries(VALUES.map(({ flag, field: name, toShown }) => [name, given[flag] ? toShown(given) : '']))
}

/** The fields that refusals about what comes with an order concern. */
export const extraRefusals = VALUES.map(({ refusal, field: name }): [RegExp, string] => [refusal, name])

/** What comes with an order besides the discount, as buyers read it. */
export function extraTexts(given: Extras): Text[] {
  return KINDS.flatMap(([, { flag, text: textOf }]) => (given[flag] ? [textOf(given)] : []))
}

/** The ids of the coupons that come with an order. */
export function couponsGiven(given: Pick<Extras, Kind['flag'] | 'couponId'>): string[] {
  return KINDS.flatMap(([, { flag, coupon }]) => (coupon && given[flag] ? [given[coupon.id]] : []))
}

/** The coupons that come with an order, by the names that are known of them. */
export function withCouponNames<Given extends Extras>(given: Given, nameOf: (id: string) => string | undefined): Given {
  const names = KINDS.flatMap(([, { flag, coupon }]) =>
    coupon && given[flag] ? [[coupon.name, given[coupon.name] || (nameOf(given[coupon.id]) ?? '')]] : [],
  )
  return { ...given, ...Object.fromEntries(names) }
}

/** What comes with an order, as a form holds it. */
export function toExtrasInput(saved: Extras): ExtrasInput {
  const given = KINDS.filter(([, { flag }]) => saved[flag])
  const values = given.map(([, { value }]) => value?.toInput(saved))
  return Object.assign({}, newExtras, ...values, { extras: given.map(([extra]) => extra) })
}

/** What comes with an order, as it is sent: the value of one that is not given is null. */
export function extrasBody(input: ExtrasInput): Partial<Record<keyof Extras, boolean | string | number | null>> {
  const members = KINDS.map(([extra, { flag, value }]) => {
    const isGiven = input.extras.includes(extra)
    const sent = Object.entries(value?.toBody(input) ?? {}).map(([name, figure]) => [name, isGiven ? figure : null])
    return { [flag]: isGiven, ...Object.fromEntries(sent) }
  })
  return Object.assign({}, ...members)
}

/** What comes with an order as typed so far: nothing while its value is not chosen. */
export function draftExtras(input: ExtrasInput): Extras {
  const isChosen = (extra: Extra) =>
    Object.values(extraKinds[extra].value?.toBody(input) ?? {}).every((one) => one !== null)
  const body = extrasBody({ ...input, extras: input.extras.filter(isChosen) })
  return toExtras({ ...body, giftSkuName: input.gift?.goodsName })
}

/** Errors of what comes with an order, by field. */
export function extraErrors(input: ExtrasInput, context: Context): Errors {
  const values = input.extras.flatMap((extra) => extraKinds[extra].value ?? [])
  return onlyErrors(Object.fromEntries(values.map(({ field, error }) => [field, error(input, context)])))
}

function couponError(couponId: string, { startTime, couponOf }: Context): Text | null {
  if (couponId === '') return text('请选择优惠券')
  const coupon = couponOf(couponId)
  return coupon && couponFault(coupon, startTime)
}

/** Why a coupon can not be given by an activity: it ends before the activity begins. Null for one that can. */
export function couponFault(coupon: GivenCoupon, startTime: string): Text | null {
  if (!endsBefore(coupon, startTime)) return null
  return text('优惠券「{{name}}」{{end}} 到期，早于活动开始：送出的券都不能用', ending(coupon))
}

/** The warning about a coupon that ends before the activity which gives it away; null for one that lasts as long. */
export function couponNote(coupon: GivenCoupon, endTime: string): Text | null {
  if (!endsBefore(coupon, endTime)) return null
  return text('优惠券「{{name}}」{{end}} 到期，早于活动结束：之后的订单送出的券不能用', ending(coupon))
}

function endsBefore({ rangeDayType, endTime }: GivenCoupon, moment: string): boolean {
  return rangeDayType !== 'DYNAMICTIME' && isBeforeText(endTime, moment)
}

function ending({ couponName, endTime }: GivenCoupon) {
  return { name: couponName, end: formatTime(endTime, 'YYYY-MM-DD HH:mm') }
}

function pointError(value: string): Text | null {
  const point = realDecimal(value)
  return point?.gt(0) && point.eq(point.round(0)) ? null : text('请填写积分')
}
