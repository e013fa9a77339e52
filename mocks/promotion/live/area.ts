import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { liveCounterparty } from './counterparty'
import { liveGoodsRoutes, studioRoutes } from './handlers'
import { studioHistory } from './historyRules'
import { liveTables } from './rows'
import { seedLive } from './seed'

/** Live rooms, and the goods that are sold in them. */
export const area = defineArea({
  tables: liveTables,
  seed: seededWithHistory(seedLive, studioHistory),
  routes: withHistory([...studioRoutes, ...liveGoodsRoutes], studioHistory),
  counterparty: [liveCounterparty],
  grants: { live: {} },
  menu: screensIn('promotion', { grant: 'live', variants: ['material'] }, [
    [70, 'live', '直播管理', 'live', 'promotion/live/live'],
    [80, 'liveGoods', '直播商品', 'live-goods', 'promotion/live/liveGoods'],
  ]),
})
