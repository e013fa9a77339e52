import { onlyErrors } from '#domain/text'
import { confirmError, validateObjection } from '#features/procurement/settlement/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const BILL = '/api/gd-material/settlementBill'
const open = () => one(db.settlements.find((row) => row.supplierId === '9001' && row.status === 8))

/** What is sent about a settlement. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'a confirmation of a settlement': async (client) => {
      const { id, totalAmountTax } = open()
      await takesOnly(
        altered({ id, totalAmountTax }),
        (body) => client.post(`${BILL}/confirm`, body),
        () => onlyErrors({ confirm: confirmError({ openDisputeCount: 0 }) }),
      )
    },
    'an objection to a settlement': async (client) => {
      const { id } = open()
      await takesOnly(
        altered({ id, reason: '数量不符' }),
        (body) => client.post(`${BILL}/object`, body),
        ({ reason }) => validateObjection({ reason: String(reason ?? '') }, { openDisputeCount: 0 }),
      )
    },
  },
}
