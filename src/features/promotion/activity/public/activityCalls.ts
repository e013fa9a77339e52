import type { Page } from '#domain/page'
import { nothing, type Shape } from '#domain/shape'
import { epochOf } from '#domain/time'
import { byEpoch } from '#features/mall/activity/api'
import type { Activity, Period, PromotionType } from '#features/mall/activity/model'
import { activityKinds } from '#features/mall/activity/model/kind'
import type { Endpoint } from '#shared/endpoint'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { mutation, pagesBy, recordQuery } from '#shared/resource'

type Endpoints = Record<'page' | 'byId' | 'add' | 'update' | 'setStatus' | 'remove', Endpoint>

type ScopedGoods = Pick<Activity, 'scopeType' | 'scopeId' | 'promotionGoodsList'>

/** Whether the server has forgotten the products of an activity: a lilishop does when it is closed. */
function hasLostGoods({ scopeType, promotionGoodsList }: ScopedGoods): boolean {
  return scopeType === 'PORTION_GOODS' && promotionGoodsList.length === 0
}

async function readScopeGoods<Detail extends ScopedGoods>(saved: Detail, signal?: AbortSignal): Promise<Detail> {
  const { withScopeGoods } = await import('#features/promotion/activity/scopeGoods')
  return withScopeGoods(saved, signal)
}

type Options<Row, Detail, Input> = {
  promotionType: PromotionType
  page: Shape<Page<Row>>
  one: Shape<Detail | null>
  toInput: (saved: Detail) => Input
  toBody: (input: Input, id?: string) => Record<string, unknown>
  /** Makes of a saved one what the product takes it for; by default it is that. */
  tidy?: (saved: Detail, signal?: AbortSignal) => Promise<Detail>
  /** Completes a body by what the service needs beside what was typed. */
  complete?: (body: Record<string, unknown>) => Promise<Record<string, unknown>>
  /** The resources that show what a write changes. */
  touches: readonly string[]
  /** What is sent in place of saved values that an adjustment leaves alone, so that the service keeps them. */
  untouched?: Partial<Input>
}

/**
 * The calls about coupons, full discounts or group-buys. Their status is set by a period in milliseconds; closing sends
 * none. The id goes where their paths and forms name it.
 */
export function activityCalls<Row, Detail extends ScopedGoods, Input extends Period>(
  endpoints: Endpoints,
  options: Options<Row, Detail, Input>,
  target = { setStatus: 'id', remove: 'id' },
) {
  const { promotionType, page, one, toInput, toBody, touches, untouched } = options
  const { tidy = async (saved: Detail) => saved, complete = async (body: Record<string, unknown>) => body } = options
  // The prices of a group-buy are those of its products: they cannot be found again.
  const keepsPrices = promotionType === 'PINTUAN'
  const readPage = operation(endpoints.page, page)
  const readSaved = operation(endpoints.byId, one)
  const readOne: typeof readSaved = Object.assign(
    async (...[args, sent]: Parameters<typeof readSaved>) => {
      const saved = await readSaved(args, sent)
      if (!saved) return null
      const whole = hasLostGoods(saved) && !keepsPrices ? await readScopeGoods(saved, sent?.signal) : saved
      return tidy(whole, sent?.signal)
    },
    { endpoint: endpoints.byId },
  )
  const sendNew = operation(endpoints.add, nothing)
  const sendChanged = operation(endpoints.update, nothing)
  const add = async (body: Record<string, unknown>) => sendNew(await complete(body))
  const update = async (body: Record<string, unknown>) => sendChanged(await complete(body))
  const setStatus = operation(endpoints.setStatus, nothing)
  const remove = operation(endpoints.remove, nothing)
  const known = async (id: string) => {
    const saved = await readOne({ id })
    if (!saved) throw new ApiError('business', '没有找到这条记录，它可能已被删除。')
    return toInput(saved)
  }
  return {
    page: pagesBy((query: ListQuery, signal) => readPage(byEpoch(query), { signal }), endpoints.page),
    byId: recordQuery(readOne),
    /** Adds one, or changes the one with the id. */
    save: mutation(
      ({ id, values }: { id?: string; values: Input }) => (id ? update : add)(toBody(values, id)),
      touches,
    ),
    /** Creates a copy of one in another period, by another name. */
    copy: mutation(async ({ id, period, name }: { id: string; period: Period; name: string }) => {
      const input = await known(id)
      return add(toBody({ ...input, ...period, promotionName: name, [activityKinds[promotionType].name]: name }))
    }, touches),
    /** Changes some values of one; the others stay as they are saved now. */
    adjust: mutation(async ({ id, values }: { id: string; values: Partial<Record<string, string>> }) => {
      const input = await known(id)
      return update(toBody({ ...input, ...untouched, ...values }, id))
    }, touches),
    /** Opens a closed one; products that the server forgot with the closing are sent again. */
    open: mutation(async ({ id, period }: { id: string; period: Period }) => {
      // A lilishop's call for coupons fails on each: a coupon is opened as its form does.
      if (promotionType === 'COUPON') return update(toBody({ ...(await known(id)), ...period }, id))
      const saved = await readSaved({ id })
      const isLost = saved !== null && hasLostGoods(saved)
      if (isLost && keepsPrices) throw new ApiError('business', '活动中已没有商品：请编辑活动，重新选择商品')
      const [startTime, endTime] = [epochOf(period.startTime), epochOf(period.endTime)]
      await setStatus({ [target.setStatus]: id, startTime, endTime })
      if (isLost) await update(toBody({ ...(await known(id)), ...period }, id))
    }, touches),
    close: mutation((id: string) => setStatus({ [target.setStatus]: id }), touches),
    remove: mutation((id: string) => remove({ [target.remove]: id }), touches),
  }
}
