import { dayAfter, serverToday } from '#domain/time'
import { sendTimeFields } from '#features/procurement/purchase/fields'
import { validateSendTime } from '#features/procurement/purchase/model'
import { db } from '#mocks/areas'
import { ORDERS } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about an order of a site. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'the send time of an order': async (client) => {
      const order = one(
        db.orders.find((row) => row.supplierId === '9001' && row.status === 'UNDELIVERED' && !row.sendTimeVerified),
      )
      const sound = { orderSn: order.orderSn, sendTime: `${dayAfter(serverToday(), 2)} 08:00:00`, remark: '早上到' }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${ORDERS}/verifySendTime`, body),
        (body) => ({
          ...validateSendTime(body),
          ...inputErrors(sendTimeFields, body),
        }),
      )
    },
  },
}
