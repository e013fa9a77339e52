import * as v from 'valibot'
import {
  baseInput,
  baseOf,
  validateBase,
  validateContact,
  validateService,
  validateStock,
} from '#features/store/setting/model'
import { toContact } from '#features/store/setting/model/contact'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const SETTING = '/api/store/settings/storeSettings'

/** What is sent about the settings of a shop. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'the base data of a shop': async (client) => {
      const sound = {
        storeLogo: '',
        storeCenter: '113.883,22.555',
        storeDesc: '钢材与水泥的供应商',
        storeAddressIdPath: '1,2,3',
        storeAddressPath: '广东省,深圳市,宝安区',
        storeAddressDetail: '1号',
        pageShow: true,
        selfPickFlag: false,
      }
      await takesOnly(
        altered(sound),
        (body) => client.put(SETTING, body),
        async () =>
          validateBase(baseOf(v.parse(baseInput, (await client.get('/api/store/settings/storeSettings')).data))),
      )
    },
    'a contact of the shop': async (client) => {
      const sound = {
        salesConsignorName: '李工',
        salesConsignorMobile: '13800000001',
        salesConsignorAddressId: '1,2,3',
        salesConsignorAddressPath: '广东省,深圳市,宝安区',
        salesConsignorDetail: '西乡街道1号',
      }
      const path = `${SETTING}/storeDeliverGoodsAddress`
      await takesOnly(
        altered(sound),
        (body) => client.put(path, body),
        async () => validateContact(toContact('deliver', (await client.get<Record<string, unknown>>(path)).data)),
      )
    },
    'the stock warning and the customer service': async (client) => {
      const shop = async () => (await client.get<Record<string, unknown>>(SETTING)).data
      await takesOnly(
        altered({ stockWarning: 10 }),
        (body) => client.put(`${SETTING}/updateStockWarning`, body),
        async () => validateStock({ stockWarning: String((await shop()).stockWarning) }),
      )
      await takesOnly(
        altered({ merchantEuid: 'seat-1' }),
        (body) => client.put(`${SETTING}/merchantEuid`, body),
        async () => validateService({ merchantEuid: String((await shop()).merchantEuid) }),
      )
    },
  },
}
