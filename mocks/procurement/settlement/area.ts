import { settlementStatus } from '#domain/document/procurementStatus'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { approvalForms } from '#mocks/procurement/approval/rules'
import { afterStockIn } from '#mocks/procurement/delivery/rows'
import { logsOf } from '#mocks/procurement/recordLog/rules'
import { bulkRoutes } from './bulk'
import { buyerWillSettle, settlementCounterparty } from './counterparty'
import { settlementForm, settlementRoutes } from './handlers'
import { settlementTables } from './rows'
import { ownSettlements } from './rules'
import { seedSettlements } from './seed'

/** Settlements. */
export const area = defineArea({
  tables: settlementTables,
  seed: seedSettlements,
  routes: [...settlementRoutes, ...bulkRoutes],
  grants: { settlement: {} },
  menu: screensIn('settlement', { grant: 'settlement' }, [
    [10, 'settlementList', '结算单', 'supplier/settlement/list'],
  ]),
  counterparty: settlementCounterparty,
  extends: [
    approvalForms.with(settlementForm),
    logsOf('SHEET', ownSettlements, { id: 'id', code: 'settlementCode' }),
    afterStockIn.with(buyerWillSettle),
    dictionaries.with({ settlement_status: ['结算单状态', labels(settlementStatus.table)] }),
  ],
})
