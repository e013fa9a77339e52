import * as v from 'valibot'
import { textError } from '#domain/rules'
import { onlyErrors } from '#domain/text'
import { closedRun } from '#features/mall/activity/model/history'
import { isOnSale } from '#features/mall/sale/model'
import { groupBuyEndpoints } from '#features/promotion/groupBuy/endpoints'
import { gridErrors, groupBuyDetailSchema, toInput, validateGroupBuy } from '#features/promotion/groupBuy/model'
import { groupBuyRequests } from '#features/promotion/groupBuy/requests'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { changeRoute, listRoute, recordRoute } from '#mocks/kernel/http/crud'
import { type Content, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, Refusal, Told } from '#mocks/kernel/http/reply'
import { bodyBy, textField } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { pageOf } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import {
  activityFilters,
  afterGroupClose,
  afterGroupOpen,
  askedPeriod,
  checkPeriod,
  pastRun,
  priceClash,
  promotionGoods,
  refuseOverlap,
} from '#mocks/mall/activity/rules'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { groupBuyHistory } from './historyRules'
import { type GroupBuyRow, groupBuyTables } from './rows'
import { goodsWire, groupBuyDetail, groupBuySource, groupBuyView, ownGroupBuys } from './rules'
import { seedGroupBuys } from './seed'

const { page, byId, add, update, setStatus, remove } = groupBuyEndpoints

/** Group-buys: buyers who order together pay less. */
export const area = defineArea({
  tables: groupBuyTables,
  seed: seededWithHistory(seedGroupBuys, groupBuyHistory),
  routes: withHistory(
    [
      listRoute(page, 'pintuan', (call) => ownGroupBuys.all(call).map(groupBuyView), {
        filters: activityFilters,
        newestBy: ['startTime', 'createTime'],
      }),
      // lilishop's client reads the products page by page.
      readRoute({ method: 'GET', path: '/api/store/promotion/pintuan/goods/{pintuanId}' }, 'pintuan', (call) =>
        pageOf(goodsWire(ownGroupBuys.get(call, call.params.pintuanId)), call),
      ),
      recordRoute(byId, 'pintuan', ownGroupBuys, groupBuyDetail),
      writeRoute(add, 'pintuan', (call) => {
        const row = ownGroupBuys.insert(call, readGroupBuy(call))
        for (const follow of afterGroupOpen.all()) follow(row.storeId)
        return new Told({ id: row.id }, '拼团活动添加成功', 42003)
      }),
      writeRoute(update, 'pintuan', (call) => {
        const before = ownGroupBuys.get(call)
        ownGroupBuys.table.update(before.id, readGroupBuy(call, before))
        for (const follow of afterGroupOpen.all()) follow(before.storeId)
        return new Told({ id: before.id }, '拼团活动修改成功', 42004)
      }),
      changeRoute(setStatus, 'pintuan', ownGroupBuys, (row, call) => {
        const period = askedPeriod(bodyBy(call, groupBuyRequests.setStatus))
        if (period) {
          refuseOverlap(row.storeId, 'PINTUAN', period, row.id)
          refuseClash(row.storeId, row.prices, period, row.id)
        }
        ownGroupBuys.table.update(row.id, period ?? closedRun(row, worldNow()))
        if (period) for (const follow of afterGroupOpen.all()) follow(row.storeId)
        else for (const follow of afterGroupClose.all()) follow(row.id, row.fictitious)
        return new Told(null, '拼团活动状态修改成功', 42001)
      }),
      changeRoute(remove, 'pintuan', ownGroupBuys, (row) => {
        ownGroupBuys.table.delete(row.id)
        return new Told(null, '拼团活动删除成功', 42005)
      }),
    ],
    groupBuyHistory,
  ),
  extends: [groupBuySource],
  grants: { pintuan: {} },
  menu: screensIn('promotion', { grant: 'pintuan', variants: ['material'] }, [
    [30, 'pintuan', '拼团活动', 'pintuan', 'promotion/pintuan/pintuan'],
  ]),
})

/**
 * Reads and checks a save. Without products those of before stay, as lilishop's server does.
 *
 * @throws Refusal
 */
function readGroupBuy(call: Call, before?: GroupBuyRow): Content<GroupBuyRow> {
  const { promotionGoodsList, ...sent } = bodyBy(call, groupBuyRequests.add)
  const storeId = call.account.supplierId
  refuseTerms(sent)
  checkPeriod(sent, before?.startTime)
  refuseOverlap(storeId, 'PINTUAN', sent, before?.id)
  const listed = promotionGoodsList.map(({ skuId, price }) => ({ skuId, price }))
  const prices = listed.length > 0 ? listed : (before?.prices ?? [])
  for (const { skuId, goodsName } of promotionGoodsList) refuseProduct(storeId, skuId, goodsName)
  refuseClash(storeId, prices, sent, before?.id ?? '')
  const listPrices = prices.map(({ skuId, price }) => {
    const { goodsName, originalPrice, quantity } = promotionGoods(skuId)
    return { skuId, price, goodsName, originalPrice, quantity }
  })
  const input = toInput(v.parse(groupBuyDetailSchema, { id: 'sent', ...sent, promotionGoodsList: listPrices }))
  const typed = { ...input, limitNum: textField(call, 'limitNum') }
  const { goods: fault, ...terms } = validateGroupBuy(typed, before?.startTime, worldNow())
  // lilishop's client adds an activity without products, which get a page of their own.
  const isWithout = input.goods.length === 0 && countOf(call.fields.promotionGoodsList) === 0
  const goodsFault = onlyErrors({ goods: isWithout ? null : (fault ?? null) })
  // The first wrong price says more than how many there are.
  refuseErrors({ ...gridErrors(input.goods), ...terms, ...goodsFault }, badInput)
  return {
    ...pastRun(before),
    ...sent,
    scopeType: 'PORTION_GOODS',
    scopeId: prices.map(({ skuId }) => skuId).join(),
    prices,
  }
}

/** How many products were sent, readable or not. */
function countOf(sent: unknown): number {
  return Array.isArray(sent) ? sent.length : 0
}

function refuseTerms({
  promotionName,
  requiredNum,
  limitNum,
}: Pick<GroupBuyRow, 'promotionName' | 'requiredNum' | 'limitNum'>) {
  const nameless = textError(promotionName, { label: '活动名称', max: 25, required: true })
  if (nameless) throw badInput(nameless)
  if (requiredNum === null) throw badInput('成团人数必填')
  if (requiredNum < 2) throw badInput('成团人数需大于等于2')
  if (requiredNum > 10) throw badInput('成团人数最多10人')
  if (limitNum === null || limitNum < 0) throw badInput('限购数量必填')
}

function refuseProduct(storeId: string, skuId: string, name: string): void {
  const sku = goodsTables.goodsSkus.get(skuId)
  const goods = sku && goodsTables.goods.get(sku.goodsId)
  if (goods?.storeId !== storeId || !isOnSale(goods))
    throw new Refusal(`商品[${name || skuId}]不存在或处于不可售卖状态！`, { status: 400 })
  refuseJoining('PINTUAN', [skuId])
}

function refuseClash(
  storeId: string,
  prices: GroupBuyRow['prices'],
  period: Pick<GroupBuyRow, 'startTime' | 'endTime'>,
  id: string,
): void {
  const clash = priceClash(
    storeId,
    prices,
    period,
    ({ promotionType, id: other }) => promotionType === 'PINTUAN' && other === id,
  )
  if (!clash) return
  const message = `商品[${clash.goodsName}]已经在重叠的时间段参加了秒杀活动或拼团活动，不能参加拼团活动`
  throw new Refusal(message, { status: 400 })
}
