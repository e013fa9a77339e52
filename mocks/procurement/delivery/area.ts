import { deliverStatus } from '#domain/procurementStatus'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { contractDeliveries } from '#mocks/procurement/contract/rules'
import { transportsUnderway } from '#mocks/procurement/fleet/rows'
import { orderNotes } from '#mocks/procurement/purchase/rules'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { bulkRoutes } from './bulk'
import { deliveryCounterparty } from './counterparty'
import { deliveryRoutes } from './handlers'
import { deliveryTables } from './rows'
import { deliveredLines, noteEvents, notesOfOrder, openTransports } from './rules'
import { seedDelivers } from './seed'

/** Delivery notes and their prints. */
export const area = defineArea({
  tables: deliveryTables,
  seed: seedDelivers,
  routes: [...deliveryRoutes, ...bulkRoutes],
  // Settlement lines are compared with their delivery notes.
  grants: { deliver: { viewedWith: ['settlement'] } },
  menu: {
    screens: [
      {
        section: 'order',
        order: 20,
        routeName: 'deliverList',
        name: '送货单',
        path: 'supplier/deliver/list',
        frontRoute: 'supplier/deliver/list',
        grant: 'deliver',
      },
    ],
  },
  counterparty: [deliveryCounterparty],
  extends: [
    contractDeliveries.with(deliveredLines),
    loggedRecords.with(noteEvents),
    orderNotes.with(notesOfOrder),
    transportsUnderway.with(openTransports),
    dictionaries.with({ deliver_status: ['送货单状态', labels(deliverStatus)] }),
  ],
})
