import * as v from 'valibot'
import { onlyErrors } from '#domain/text'
import { afterSaleSchema, remarkError, validateApproval } from '#features/mall/afterSale/model'
import { db } from '#mocks/areas'
import type { Client } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const CLAIM = '/api/store/order/afterSale'
const claimIn = (serviceStatus: string) =>
  one(db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === serviceStatus))
const claimOf = async (client: Client, sn: string) =>
  v.parse(afterSaleSchema, (await client.get(`${CLAIM}/${sn}`)).data)

/** What is sent about a claim. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'the decision on a claim': async (client) => {
      const { sn, flowPrice } = claimIn('APPLY')
      const sound = { serviceStatus: 'PASS', remark: '同意退款', actualRefundPrice: flowPrice, returnAddress: '1' }
      await takesOnly(
        altered(sound),
        (body) => client.put(`${CLAIM}/review/${sn}`, body),
        async () => {
          const claim = await claimOf(client, sn)
          const remark = claim.auditRemark
          if (claim.serviceStatus === 'REFUSE') return onlyErrors({ remark: remarkError(remark) })
          return validateApproval(
            { remark, actualRefundPrice: claim.actualRefundPrice ?? '', returnAddress: '1' },
            claim,
            { paid: claim.flowPrice, returned: '0' },
          )
        },
      )
    },
    'the decision on returned goods': async (client) => {
      const { sn } = claimIn('BUYER_RETURN')
      await takesOnly(
        altered({ serviceStatus: 'REFUSE', remark: '商品有损' }),
        (body) => client.put(`${CLAIM}/confirm/${sn}`, body),
        async ({ remark }) => {
          const { serviceStatus } = await claimOf(client, sn)
          return serviceStatus === 'SELLER_TERMINATION' ? onlyErrors({ remark: remarkError(String(remark)) }) : {}
        },
      )
    },
  },
}
