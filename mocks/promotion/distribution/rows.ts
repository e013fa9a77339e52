import { memory } from '#mocks/kernel/store/store'
import { table } from '#mocks/kernel/store/table'

/** A SKU that distributors sell; its commission is decimal text, yuan per piece. */
export type DistributionGoodsRow = {
  id: string
  storeId: string
  skuId: string
  commission: string
  createTime: string
}

/** A line of an order that a distributor brought, with the commission per piece when it was paid. */
export type DistributionOrderRow = {
  id: string
  storeId: string
  orderSn: string
  orderItemSn: string
  distributionId: string
  distributionName: string
  commission: string
  createTime: string
}

export const distributionTables = {
  distributionGoods: table<DistributionGoodsRow>(),
  distributionOrders: table<DistributionOrderRow>(),
}

/** The shops for which the platform has switched distribution off. */
export const distributionOff = memory<true>('distributionOff')
