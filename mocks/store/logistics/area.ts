import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { withHistory } from '#mocks/store/changeLog/historyRules'
import { logisticsCounterparty, logisticsRoutes } from './handlers'
import { logisticsHistory } from './historyRules'
import { logisticsTables } from './rows'
import { seedLogistics } from './seed'

/** Logistics companies of the platform, and the shops' accounts with them. */
export const area = defineArea({
  tables: logisticsTables,
  seed: seedLogistics,
  routes: withHistory(logisticsRoutes, logisticsHistory),
  counterparty: logisticsCounterparty,
  // Everyone who ships chooses a company.
  grants: { logistics: { viewedWith: ['mallOrder', 'afterSale'] } },
  menu: screensIn('fleet', { grant: 'logistics' }, [[30, 'logistics', '物流公司', 'logistics', 'shop/ship/logistics']]),
})
