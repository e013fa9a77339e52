import * as v from 'valibot'
import { decimal } from '#domain/money'
import { plain } from '#domain/text'
import { hoursOf } from '#features/mall/activity/model'
import { seckillEndpoints } from '#features/promotion/seckill/endpoints'
import { applySchema, canApply, gridErrors, toInput } from '#features/promotion/seckill/model'
import { seckillRequests } from '#features/promotion/seckill/requests'
import { defineArea } from '#mocks/kernel/area'
import { supplierName } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { listRoute } from '#mocks/kernel/http/crud'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import { requiredField, rowsBy } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { contains, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { activityFilters, activitySources, priceClash } from '#mocks/mall/activity/rules'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { lowestDealOf } from '#mocks/mall/goods/wireRules'
import { withHistory } from '#mocks/store/changeLog/historyRules'
import { seckillHistory } from './historyRules'
import { type SeckillRow, seckillTables } from './rows'
import { appliesOf, applyView, knownSeckill, seckillActivities, seckillView, takeStock } from './rules'
import { seedSeckills } from './seed'

const { page, byId, applies, apply, withdraw } = seckillEndpoints
const { seckillApplies } = seckillTables

/** Those that the shop can still apply to, and has not yet [proposed]. */
const WAITING: Filters<ReturnType<typeof seckillView>> = {
  waiting: (row, asked) => (canApply(row, worldNow()) && row.applyNum === 0) === (asked === '1'),
}

const APPLIED: Filters<ReturnType<typeof applyView>> = {
  goodsName: contains((row) => row.goodsName),
  ...equalTo('timeLine', 'promotionApplyStatus', 'skuId'),
}

/** Seckills of the platform, and what shops apply with. */
export const area = defineArea({
  tables: seckillTables,
  seed: seedSeckills,
  routes: withHistory(
    [
      listRoute(
        page,
        'seckill',
        (call) => seckillTables.seckills.all().map((row) => seckillView(row, call.account.supplierId)),
        {
          filters: { ...activityFilters, ...WAITING },
          newestBy: ['startTime'],
        },
      ),
      listRoute(
        applies,
        'seckill',
        (call) => appliesOf(call.account.supplierId, requiredField(call, 'seckillId')).map(applyView),
        {
          filters: APPLIED,
          newestBy: ['createTime', 'id'],
        },
      ),
      readRoute({ method: 'GET', path: '/api/store/promotion/seckill/apply/{applyId}' }, 'seckill', (call) => {
        const row = seckillApplies.get(call.params.applyId ?? '')
        if (row?.storeId !== call.account.supplierId) throw refusal(45010, '当前参与的秒杀活动不存在！')
        return applyView(row)
      }),
      readRoute(byId, 'seckill', (call) => seckillView(knownSeckill(call.params.id ?? ''), call.account.supplierId)),
      writeRoute(apply, 'seckill', (call) => {
        applyWith(call, knownSeckill(call.params.seckillId ?? ''))
        return null
      }),
      writeRoute(withdraw, 'seckill', (call) => {
        const { seckillId = '', id = '' } = call.params
        knownSeckill(seckillId)
        const row = seckillApplies.get(id)
        if (row?.storeId !== call.account.supplierId || row.seckillId !== seckillId)
          throw refusal(45010, '当前参与的秒杀活动不存在！')
        seckillApplies.delete(id)
        return null
      }),
    ],
    seckillHistory,
  ),
  extends: [activitySources.with(seckillActivities), takeStock],
  grants: { seckill: {} },
  menu: screensIn('promotion', { grant: 'seckill', variants: ['material'] }, [
    [40, 'seckill', '秒杀活动', 'seckill', 'promotion/seckill/seckill'],
  ]),
})

/**
 * Replaces the applications of the same SKUs; each passes at once, as in lilishop's service. SKUs of other shops are
 * skipped.
 *
 * @throws Refusal
 */
function applyWith(call: Call, seckill: SeckillRow): void {
  const storeId = call.account.supplierId
  const rows = rowsBy(call, seckillRequests.apply).filter(
    ({ skuId }) => goodsTables.goodsSkus.get(skuId)?.storeId === storeId,
  )
  const twice = rows.find(({ skuId }, at) => rows.findIndex((row) => row.skuId === skuId) !== at)
  if (twice) throw free(`${twice.goodsName}该商品不能同时参加多个时间段的活动`)
  if (!canApply(seckillView(seckill, storeId), worldNow())) throw free('报名已截止，不能再报名')
  for (const row of rows) refuseRow(row, seckill)
  const clash = priceClash(storeId, rows, seckill, ({ id }) => id === seckill.id)
  if (clash) {
    const kind = clash.activity.promotionType === 'PINTUAN' ? '拼团活动' : '秒杀活动'
    throw free(`商品[${clash.goodsName}]已经在重叠的时间段参加了${kind}，不能参加秒杀活动`)
  }
  const before = appliesOf(storeId, seckill.id)
  for (const row of rows) {
    for (const old of before.filter(({ skuId }) => skuId === row.skuId)) seckillApplies.delete(old.id)
    const sku = goodsTables.goodsSkus.get(row.skuId)
    seckillApplies.insert({
      ...row,
      id: nextId(),
      goodsName: sku?.goodsName ?? row.goodsName,
      originalPrice: sku?.price ?? row.originalPrice,
      seckillId: seckill.id,
      storeId,
      storeName: supplierName(storeId),
      salesNum: 0,
      promotionApplyStatus: 'PASS',
      failReason: '',
      createTime: worldNow(),
    })
  }
}

function refuseRow(
  row: ReturnType<typeof rowsBy<typeof seckillRequests.apply.schema>>[number],
  { hours }: SeckillRow,
): void {
  const { skuId, goodsName, timeLine, price, quantity } = row
  const sku = goodsTables.goodsSkus.get(skuId)
  const list = decimal(sku?.price)
  refuseJoining('SECKILL', [skuId])
  if (timeLine === null || !hoursOf(hours).includes(timeLine)) throw refusal(45004, '时刻参数异常')
  if (list && decimal(price)?.gt(list)) throw refusal(45003, '活动价格不能大于商品原价')
  if (decimal(quantity)?.gt(sku?.quantity ?? 0)) throw free(`${goodsName},此商品库存不足`)
  const known = { originalPrice: sku?.price, skuQuantity: sku?.quantity, lowestDealPrice: lowestDealOf(skuId) }
  const sent = { ...row, id: 'sent', ...known }
  refuseErrors(gridErrors(toInput([v.parse(applySchema, sent)]).goods), (error) =>
    free(`${goodsName}：${plain(error)}`),
  )
}

function free(message: string): Refusal {
  return new Refusal(message, { status: 400 })
}
