import { PAY_STATUS } from '#domain/documentStatus'
import { payTypes } from '#features/money/platformService/model'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
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
  menu: {
    screens: [
      {
        section: 'service',
        order: 10,
        routeName: 'platformServiceList',
        name: '平台服务',
        path: 'supplier/server/platformService/list',
        frontRoute: 'supplier/server/platformService/list',
        grant: 'platformService',
      },
      {
        section: 'service',
        order: 20,
        routeName: 'purchaseRecordList',
        name: '购买记录',
        path: 'supplier/server/purchaseRecord/list',
        frontRoute: 'supplier/server/purchaseRecord/list',
        grant: 'platformService',
      },
    ],
  },
  counterparty: [platformServiceCounterparty],
  extends: [
    dictionaries.with({
      pay_status: ['支付状态', labels(PAY_STATUS)],
      pay_type: ['支付方式', labels(payTypes)],
    }),
  ],
})
