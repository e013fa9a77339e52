import { type DebtContact, validateContact } from '#features/procurement/receivable/contact/model'
import { contactEndpoints } from '#features/procurement/receivable/endpoints'
import { contactRequests } from '#features/procurement/receivable/requests'
import { defineArea } from '#mocks/kernel/area'
import { ownedBy, validated } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { readRoute, writeRoute } from '#mocks/kernel/http/route'
import { table } from '#mocks/kernel/store/table'

/** A contact with a buyer; `supplierId` is that of the supplier. */
type ContactRow = DebtContact & { supplierId: string }

const contactTables = { debtContacts: table<ContactRow>() }
const ownContacts = ownedBy(contactTables.debtContacts, 'supplierId', { refuse: () => new Refusal('催款记录不存在') })

/** The contacts of a supplier's staff with buyers whose payment is overdue: all of them see the same. */
export const area = defineArea({
  tables: contactTables,
  routes: [
    readRoute(contactEndpoints.all, 'supplyStatistics', (call) =>
      ownContacts.all(call).map(({ supplierId: _, ...contact }) => contact),
    ),
    writeRoute(contactEndpoints.add, 'supplyStatistics', (call) => {
      const sent = validated(call, contactRequests.add, validateContact, (error) => new Refusal(error))
      if (sent.payer === '') throw new Refusal('采购单位不存在')
      ownContacts.insert(call, { ...sent, amount: sent.amount || null, userName: call.account.userName })
    }),
    writeRoute(contactEndpoints.remove, 'supplyStatistics', (call) => {
      contactTables.debtContacts.delete(ownContacts.get(call, bodyBy(call, contactRequests.remove).id).id)
    }),
  ],
})
