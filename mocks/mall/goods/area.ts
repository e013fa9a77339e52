import { defineArea } from '#mocks/kernel/area'
import { goodsTables } from './rows'
import { seedGoods } from './seed'

/** The goods of the mall's shops. */
export const area = defineArea({
  tables: goodsTables,
  seed: seedGoods,
  grants: { goods: { viewedWith: ['mallOrder', 'afterSale'] } },
})
