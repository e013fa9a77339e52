import { deliverStatus } from '#domain/paperStatus'
import { dictionaries, labels } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { shipments } from '#mocks/procurement/contract/rules'
import { transportsUnderway } from '#mocks/procurement/fleet/rows'
import { orderNotes } from '#mocks/procurement/purchase/rules'
import { loggedRecords } from '#mocks/procurement/recordLog/rows'
import { deliveryActs } from './actor'
import { bulkRoutes } from './bulk'
import { deliveryRoutes } from './handlers'
import { deliveryTables } from './rows'
import { noteEvents, notesOfOrder, openTransports, sentLines } from './rules'
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
  acts: [deliveryActs],
  extends: [
    shipments.with(sentLines),
    loggedRecords.with(noteEvents),
    orderNotes.with(notesOfOrder),
    transportsUnderway.with(openTransports),
    dictionaries.with({ deliver_status: ['送货单状态', labels(deliverStatus)] }),
  ],
})
