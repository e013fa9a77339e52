import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { contractDeliveries } from '#mocks/procurement/contract/rules'
import { transportsUnderway } from '#mocks/procurement/fleet/rows'
import { orderNotes } from '#mocks/procurement/purchase/rules'
import { logsOf } from '#mocks/procurement/recordLog/rules'
import { bulkRoutes } from './bulk'
import { deliveryCounterparty } from './counterparty'
import { deliveryRoutes } from './handlers'
import { deliveryTables } from './rows'
import { deliveredLines, noteEvents, notesOfOrder, openTransports, ownNotes } from './rules'
import { seedDeliveryNotes } from './seed'

/** Delivery notes and their prints. */
export const area = defineArea({
  tables: deliveryTables,
  seed: seedDeliveryNotes,
  routes: [...deliveryRoutes, ...bulkRoutes],
  // Settlement lines are compared with their delivery notes.
  grants: { deliver: { viewedWith: ['settlement'] } },
  menu: screensIn('order', { grant: 'deliver' }, [[20, 'deliverList', '送货单', 'supplier/deliver/list']]),
  counterparty: [deliveryCounterparty],
  extends: [
    contractDeliveries.with(deliveredLines),
    logsOf('NOTE', ownNotes, { id: 'deliverSn', code: 'deliverSn' }, noteEvents),
    orderNotes.with(notesOfOrder),
    transportsUnderway.with(openTransports),
    dictionaries.with({ deliver_status: ['送货单状态', labels(deliveryNoteStatus.table, deliveryNoteStatus.order)] }),
  ],
})
