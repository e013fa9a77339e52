import type { GoodsChange } from '#features/mall/goodsChange/model'
import { table } from '#mocks/kernel/table'

/** A request of a shop; what its goods and SKU say is joined by `changeWire`. */
export type ChangeRow = Omit<GoodsChange, 'goodsName' | 'thumbnail' | 'simpleSpecs'> & { storeId: string }

export const goodsChangeTables = { goodsChanges: table<ChangeRow>() }
