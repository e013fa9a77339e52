import type { ChangeBody, GoodsChange } from '#features/mall/goodsChange/model'
import { table } from '#mocks/kernel/store/table'

/** A change request of a shop; `changeWire` joins the fields of its product and SKU. */
export type ChangeRow = Omit<GoodsChange, 'goodsName' | 'thumbnail' | 'simpleSpecs' | 'prices'> &
  Pick<ChangeBody, 'prices'> & { storeId: string }

export const goodsChangeTables = { goodsChanges: table<ChangeRow>() }
