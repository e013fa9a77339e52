import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
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
  menu: screensIn('goods', { grant: 'goods', variants: ['material'] }, [
    [55, 'goods-change', '商品变更', 'goods-changes', 'goods/goods-seller/goodsChange'],
  ]),
})
