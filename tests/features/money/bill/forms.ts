import { onlyErrors } from '#domain/text'
import { wireText } from '#domain/wire'
import { billTextError, validateBill } from '#features/money/bill/model'
import { db } from '#mocks/areas'
import { billableOrders } from '#mocks/money/bill/rules'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const BILL = '/api/store/order/bill'

/** What is sent about a bill. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a new bill': async (client) => {
      const orderSns = billableOrders('9003')
        .slice(0, 2)
        .map(({ sn }) => sn)
      await takesOnly(
        altered({ orderSns, startTime: '2026-01-01', endTime: '2026-12-31', remark: '月结' }),
        (body) => client.post<{ id: string }>(`${BILL}/create`, body),
        (_, { data }) => {
          const { id, startTime, endTime, remark } = one(db.bills.get((data as { id: string }).id))
          const taken = db.billFlows.filter(({ billId }) => billId === id).map(({ orderSn }) => orderSn)
          return validateBill({ orderSns: taken, startTime, endTime, remark })
        },
      )
    },
    "the shop's answers to a bill": async (client) => {
      const { id } = one(db.bills.find(({ storeId }) => storeId === '9003'))
      const audited = { billStatus: 'STORE_AUDIT', createdBy: 'PLATFORM', auditor: 'STORE' } as const
      const own = { billStatus: 'OUT', createdBy: 'STORE', auditor: 'PLATFORM' } as const
      for (const [action, state, name] of [
        ['auditFailure', audited, 'reason'],
        ['auditSuccess', audited, 'remark'],
        ['cancel', own, 'reason'],
      ] as const) {
        db.bills.update(id, state)
        await takesOnly(
          altered({ id, [name]: '金额不符' }),
          (body) => client.put(`${BILL}/${action}`, body),
          (body) => onlyErrors({ said: billTextError(wireText(body[name]), '原因', name === 'reason') }),
          150,
        )
      }
    },
  },
}
