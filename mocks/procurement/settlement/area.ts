import { settlementStatus } from '#domain/procurementStatus'
import { settlementTabs } from '#features/procurement/settlement/model'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { approvalForms } from '#mocks/procurement/approval/rules'
import { afterStockIn } from '#mocks/procurement/delivery/rows'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { bulkRoutes } from './bulk'
import { buyerWillSettle, settlementCounterparty } from './counterparty'
import { settlementEvents, settlementForm, settlementRoutes } from './handlers'
import { settlementTables } from './rows'
import { seedSettlements } from './seed'

/** Settlements. */
export const area = defineArea({
  tables: settlementTables,
  seed: seedSettlements,
  routes: [...settlementRoutes, ...bulkRoutes],
  grants: { settlement: {} },
  menu: {
    screens: [
      {
        section: 'settlement',
        order: 10,
        routeName: 'settlementList',
        name: '结算单',
        path: 'supplier/settlement/list',
        frontRoute: 'supplier/settlement/list',
        grant: 'settlement',
      },
    ],
  },
  counterparty: settlementCounterparty,
  extends: [
    approvalForms.with(settlementForm),
    loggedRecords.with(settlementEvents),
    afterStockIn.with(buyerWillSettle),
    dictionaries.with({ settlement_status: ['结算单状态', labels(settlementStatus, ['0', ...settlementTabs])] }),
  ],
})
