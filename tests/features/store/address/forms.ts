import * as v from 'valibot'
import { addressInput, validateAddress } from '#features/store/address/model'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a pick-up point. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a pick-up point': async (client) => {
      const sound = {
        addressName: '西乡自提点',
        address: '西乡街道1号',
        center: '113.883,22.555',
        mobile: '13800000001',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post('/api/store/member/storeAddress', body),
        (_, { data }) => validateAddress(v.parse(addressInput, data)),
      )
    },
  },
}
