import * as v from 'valibot'
import { disputeFields } from '#features/procurement/dispute/fields'
import { disputePayloadSchema, validateDispute } from '#features/procurement/dispute/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const DISPUTE = '/api/gd-material/settlementDispute'

/** What is sent about a line that the supplier disputes. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'a dispute about a line': async (client) => {
      const bill = one(db.settlements.find((row) => row.supplierId === '9001' && row.status === 8))
      const [disputed] = bill.lines
      const sound = {
        billId: bill.id,
        lineId: one(disputed).id,
        claimQuantity: '1',
        claimPrice: '10.5',
        reason: '少计',
        evidence: ['/a.jpg'],
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${DISPUTE}/save`, body),
        ({ lineId }) => {
          const claim = v.parse(disputePayloadSchema, db.disputes.get(String(lineId)))
          const about = one(bill.lines.find(({ id }) => id === String(lineId)))
          return { ...validateDispute(claim, about), ...inputErrors(disputeFields, claim) }
        },
      )
    },
  },
}
