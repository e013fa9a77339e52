import { payStatus, payTypes } from '#features/money/platformService/model'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { cashierHandlers } from './cashierHandlers'
import { platformServiceCounterparty } from './counterparty'
import { platformServiceRoutes } from './handlers'
import { platformServiceTables } from './rows'
import { seedPlatformServices } from './seed'

/** Packages of the platform, their orders and payments. */
export const area = defineArea({
  tables: platformServiceTables,
  seed: seedPlatformServices,
  routes: [...platformServiceRoutes, ...cashierHandlers],
  grants: { platformService: {} },
  menu: screensIn('service', { grant: 'platformService' }, [
    [10, 'platformServiceList', '平台服务', 'supplier/server/platformService/list'],
    [20, 'purchaseRecordList', '购买记录', 'supplier/server/purchaseRecord/list'],
  ]),
  counterparty: [platformServiceCounterparty],
  extends: [
    dictionaries.with({
      pay_status: ['支付状态', labels(payStatus.table)],
      pay_type: ['支付方式', labels(payTypes)],
    }),
  ],
})
