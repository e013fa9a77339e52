import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { liveCounterparty } from './counterparty'
import { liveGoodsRoutes, studioRoutes } from './handlers'
import { liveTables } from './rows'
import { seedLive } from './seed'

/** Live rooms, and the goods that are sold in them. */
export const area = defineArea({
  tables: liveTables,
  seed: seedLive,
  routes: [...studioRoutes, ...liveGoodsRoutes],
  counterparty: [liveCounterparty],
  grants: { live: {} },
  menu: screensIn('promotion', { grant: 'live', variants: ['material'] }, [
    [70, 'live', '直播管理', 'live', 'promotion/live/live'],
    [80, 'liveGoods', '直播商品', 'live-goods', 'promotion/live/liveGoods'],
  ]),
})
