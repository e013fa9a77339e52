import { onlyErrors } from '#domain/text'
import { newOrderError, type PlatformFeature } from '#features/money/platformService/model'
import { PLATFORM_ORDERS } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a platform service. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a purchase of a platform service': async (client) => {
      const sound = {
        featureId: '61003',
        duration: 6,
        quantity: 3,
        payType: 'WECHAT_NATIVE',
        clientType: 'PC',
        amount: '1139.88',
      }
      const { data: features } = await client.get<PlatformFeature[]>('/api/manager/feature/queryList')
      await takesOnly(
        altered(sound),
        (body) => client.post(`${PLATFORM_ORDERS}/supplierPay`, body),
        (body) => {
          const feature = one(features.find(({ featureId }) => featureId === String(body.featureId)))
          return onlyErrors({ order: newOrderError(feature, body) })
        },
      )
    },
  },
}
