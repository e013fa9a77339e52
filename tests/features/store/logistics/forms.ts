import * as v from 'valibot'
import { toInput, validateWaybillAccount, waybillAccountSchema } from '#features/store/logistics/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const LOGISTICS = '/api/store/other/logistics'

/** What is sent about an account for waybills. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'an account for waybills': async (client) => {
      const { logisticsId } = one(db.storeLogistics.find(({ storeId }) => storeId === '9003'))
      const sound = {
        faceSheetFlag: '1',
        customerName: 'haichuan',
        customerPwd: 'secret',
        monthCode: 'k1',
        sendSite: '西乡',
        sendStaff: '王师傅',
        payType: '3',
        expType: '1',
      }
      await takesOnly(
        altered(sound),
        (body) => client.put(`${LOGISTICS}/${logisticsId}/updateStoreLogistics`, body),
        async () => {
          const { data } = await client.get(`${LOGISTICS}/${logisticsId}/getStoreLogistics`)
          return validateWaybillAccount(toInput({ ...v.parse(waybillAccountSchema, data), name: '' }))
        },
      )
    },
  },
}
