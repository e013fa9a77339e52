import { fixed } from '#domain/money'
import { onlyErrors } from '#domain/text'
import { distributionGoodsEndpoints, distributionOrderEndpoints } from '#features/promotion/distribution/endpoints'
import { commissionError } from '#features/promotion/distribution/model'
import { distributionGoodsRequests } from '#features/promotion/distribution/requests'
import { defineArea } from '#mocks/kernel/area'
import { callerTables } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { changeRoute, listRoute } from '#mocks/kernel/http/crud'
import { validated } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, during, equalTo, type Filters, filtered, pageBy } from '#mocks/kernel/store/listing'
import { refuseJoining } from '#mocks/mall/activity/saleRules'
import { goodsTables } from '#mocks/mall/goods/rows'
import { afterPay } from '#mocks/mall/order/stepRules'
import { distributionOff, distributionTables } from './rows'
import { goodsView, goodsViews, noteDistribution, orderViews, ownDistributionGoods, sumsOf } from './rules'
import { seedDistribution } from './seed'

const GRANT = 'distribution'
const { distributionGoods } = distributionTables

const orderFilters: Filters<ReturnType<typeof orderViews>[number]> = {
  ...equalTo('distributionOrderStatus', 'distributionId'),
  ...containing('orderSn', 'distributionName'),
  ...during('createTime', 'startTime', 'endTime'),
}

const goodsFilters: Filters<ReturnType<typeof goodsViews>[number]> = {
  ...containing('goodsName'),
  ...equalTo('id', 'skuId'),
}

/** What distributors sell for the shops, and their commissions. */
export const area = defineArea({
  tables: distributionTables,
  seed: seedDistribution,
  routes: [
    listRoute(distributionGoodsEndpoints.page, GRANT, ({ account }) => goodsViews(account.supplierId), {
      filters: goodsFilters,
      newestBy: ['createTime', 'id'],
    }),
    writeRoute(distributionGoodsEndpoints.add, GRANT, (call) => {
      refuseOff(call)
      const skuId = call.params.skuId ?? ''
      const sku = goodsTables.goodsSkus.get(skuId)
      if (sku?.storeId !== call.account.supplierId) throw notOwn()
      refuseJoining('DISTRIBUTION', [skuId])
      if (distributionGoods.find((row) => row.skuId === skuId)) throw refusal(22006, '不能重复添加分销商品')
      const commission = commissionOf(call, sku.price)
      return goodsView(ownDistributionGoods.insert(call, { skuId, commission }))
    }),
    changeRoute(distributionGoodsEndpoints.update, GRANT, ownDistributionGoods, ({ id, skuId }, call) => {
      refuseOff(call)
      const commission = commissionOf(call, goodsTables.goodsSkus.get(skuId)?.price ?? null)
      return goodsView(distributionGoods.update(id, { commission }))
    }),
    changeRoute(distributionGoodsEndpoints.cancel, GRANT, ownDistributionGoods, ({ id }) => {
      distributionGoods.delete(id)
      return null
    }),
    readRoute(distributionOrderEndpoints.page, GRANT, (call) => {
      const rows = orderViews(call.account.supplierId)
      const view = (row: (typeof rows)[number]) => ({
        ...row,
        rebate: Number(row.rebate),
        sellBackRebate: Number(row.sellBackRebate),
        settleCycle: row.settleCycle || null,
      })
      return {
        ...pageBy(rows, call, { filters: orderFilters, newestBy: ['createTime', 'id'], view }),
        summary: sumsOf(filtered(rows, call, orderFilters)),
      }
    }),
  ],
  extends: [afterPay.with(noteDistribution)],
  // The platform switches the feature of a shop off and on.
  counterparty: [
    counterpartyOf(
      (id) => callerTables.suppliers.get(id),
      ['closeDistribution', 'openDistribution'],
      ({ id }, name) => {
        if (name === 'closeDistribution') distributionOff.set(id, true)
        else distributionOff.delete(id)
        return { id, status: name }
      },
    ),
  ],
  grants: { [GRANT]: {} },
  menu: screensIn('promotion', { grant: GRANT, variants: ['material'] }, [
    [90, 'distributionGoods', '分销商品', 'distribution/goods', 'distribution/distributionGoods'],
    [100, 'distributionOrder', '分销订单', 'distribution/orders', 'distribution/distributionOrder'],
  ]),
})

function refuseOff({ account }: Call): void {
  if (distributionOff.has(account.supplierId)) throw refusal(22000, '分销功能关闭')
}

/** The commission as sent, by the product's own rule. */
function commissionOf(call: Call, price: string | null): string {
  const input = validated(
    call,
    distributionGoodsRequests.add,
    ({ commission }) => onlyErrors({ commission: commissionError(commission, price) }),
    badInput,
  )
  return fixed(input.commission, 2)
}
