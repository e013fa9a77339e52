import { defineArea } from '#mocks/kernel/area'
import { changeCounterparty } from './counterparty'
import { changeRoutes } from './handlers'
import { goodsChangeTables } from './rows'
import { seedChanges } from './seed'

/** Requests of shops to change their products, and the platform's decisions. */
export const area = defineArea({
  tables: goodsChangeTables,
  seed: seedChanges,
  routes: changeRoutes,
  counterparty: [changeCounterparty],
  menu: {
    screens: [
      {
        section: 'goods',
        order: 55,
        routeName: 'goods-change',
        name: '商品变更',
        path: 'goods-changes',
        frontRoute: 'goods/goods-seller/goodsChange',
        variants: ['material'],
        grant: 'goods',
      },
    ],
  },
})
