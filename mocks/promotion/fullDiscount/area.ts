import * as v from 'valibot'
import { decimal } from '#domain/money'
import { textError } from '#domain/rules'
import { couponsGiven } from '#features/mall/activity/model/extra'
import { closedRun } from '#features/mall/activity/model/history'
import { fullDiscountEndpoints } from '#features/promotion/fullDiscount/endpoints'
import { fullDiscountDetailSchema, toInput, validateFullDiscount } from '#features/promotion/fullDiscount/model'
import { fullDiscountRequests } from '#features/promotion/fullDiscount/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { type Content, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal, Told } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, writeRoute } from '#mocks/kernel/http/route'
import { equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { activityFilters, askedPeriod, checkPeriod, pastRun, refuseOverlap } from '#mocks/mall/activity/rules'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { fullDiscountHistory } from './historyRules'
import { type FullDiscountRow, fullDiscountTables } from './rows'
import { fullDiscountDetail, fullDiscountSource, fullDiscountView, givenCoupon, ownFullDiscounts } from './rules'
import { seedFullDiscounts } from './seed'

const { page, byId, add, update, setStatus, remove } = fullDiscountEndpoints

/** By the coupon that is given away. */
const GIVEN: Filters<ReturnType<typeof fullDiscountView>> = equalTo('couponFlag', 'couponId')

/** Full discounts: orders above an amount cost less, or bring something along. */
export const area = defineArea({
  tables: fullDiscountTables,
  seed: seededWithHistory(seedFullDiscounts, fullDiscountHistory),
  routes: withHistory(
    [
      listRoute(page, 'fullDiscount', (call) => ownFullDiscounts.all(call).map(fullDiscountView), {
        filters: { ...activityFilters, ...GIVEN },
        newestBy: ['startTime', 'createTime'],
      }),
      recordRoute(byId, 'fullDiscount', ownFullDiscounts, fullDiscountDetail),
      writeRoute(add, 'fullDiscount', (call) => {
        const content = readFullDiscount(call)
        return fullDiscountDetail(ownFullDiscounts.insert(call, content))
      }),
      writeRoute(update, 'fullDiscount', (call) => {
        const before = ownFullDiscounts.get(call)
        ownFullDiscounts.table.update(before.id, readFullDiscount(call, before))
        return new Told(null, '满优惠活动修改成功', 43001)
      }),
      changeRoute(setStatus, 'fullDiscount', ownFullDiscounts, (row, call) => {
        const period = askedPeriod(bodyBy(call, fullDiscountRequests.setStatus))
        if (period) refuseOverlap(row.storeId, 'FULL_DISCOUNT', period, row.id)
        ownFullDiscounts.table.update(row.id, period ?? closedRun(row, worldNow()))
        return null
      }),
      changeRoute(remove, 'fullDiscount', ownFullDiscounts, (row) => {
        ownFullDiscounts.table.delete(row.id)
        return new Told(null, '满优惠活动删除成功', 43002)
      }),
    ],
    fullDiscountHistory,
  ),
  extends: [fullDiscountSource],
  grants: { fullDiscount: {} },
  menu: screensIn('promotion', { grant: 'fullDiscount', variants: ['material'] }, [
    [10, 'full-cut', '满额活动', 'full-discount', 'promotion/full-discount/full-discount'],
  ]),
})

/** What each rule refuses, in the words of lilishop's server; a save without an error is a whole row. */
function readFullDiscount(call: Call, before?: FullDiscountRow): Content<FullDiscountRow> {
  const sent = bodyBy(call, fullDiscountRequests.add)
  const storeId = call.account.supplierId
  const nameless = textError(sent.promotionName, { label: '活动名称', max: 50, required: true })
  if (nameless) throw badInput(nameless)
  checkPeriod(sent, before?.startTime)
  refuseOverlap(storeId, 'FULL_DISCOUNT', sent, before?.id)
  refuseTerms(sent)
  if (sent.giftFlag && !goodsTables.goodsSkus.get(sent.giftId)) throw refusal(43006, '请选择赠品！')
  const couponOf = (id: string) => givenCoupon(storeId, id)
  if (couponsGiven(sent).some((id) => !couponOf(id))) throw refusal(41007, '当前优惠券不存在')
  const scopeType = sent.scopeType === 'ALL' ? 'ALL' : 'PORTION_GOODS'
  const skuIds = sent.promotionGoodsList.map(({ skuId }) => skuId)
  if (scopeType === 'PORTION_GOODS' && skuIds.length === 0) throw refusal(40006, '请选择要参与活动的商品')
  const unknown = skuIds.find((skuId) => goodsTables.goodsSkus.get(skuId)?.storeId !== storeId)
  if (unknown !== undefined) throw refusal(11001, '商品已下架')
  refuseJoining('FULL_DISCOUNT', skuIds)
  const { promotionGoodsList: _, ...content } = sent
  const read = { ...pastRun(before), ...content, scopeType, scopeId: skuIds.join() } as const
  const input = toInput(v.parse(fullDiscountDetailSchema, { id: 'sent', ...sent, ...read, giftSkuName: sent.giftId }))
  refuseErrors(validateFullDiscount(input, before?.startTime, couponOf, worldNow()), badInput)
  return read
}

function refuseTerms(sent: ReturnType<typeof bodyBy<typeof fullDiscountRequests.add.schema>>): void {
  const { fullMinusFlag, fullMinus, fullRateFlag, fullRate, fullMoney } = sent
  const [minus, rate, full] = [fullMinus, fullRate, fullMoney].map((value) => decimal(value))
  if (!full?.gt(0)) throw badInput('优惠门槛不能为空')
  if (!fullMinusFlag && !fullRateFlag) throw refusal(43005, '请选择一种优惠方式！')
  if (fullMinusFlag && !minus?.gt(0)) throw refusal(43008, '请填写满减金额')
  if (fullMinusFlag && minus?.gt(full)) throw refusal(43009, '满减金额不能大于优惠门槛')
  if (fullRateFlag && !(rate?.gt(0) && rate.lt(10))) throw refusal(43010, '请填写打折数值')
}
