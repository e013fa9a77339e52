import * as v from 'valibot'
import { labelInput, validateLabel } from '#features/mall/category/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const LABEL = '/api/store/goods/label'

/** What is sent about the shop's categories. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a category of the shop': async (client) => {
      const [first] = db.goodsLabels.filter((row) => row.storeId === '9003' && row.level === 0)
      await takesOnly(
        altered({ labelName: '特价', parentId: one(first).id, sortOrder: 3 }),
        (body) => client.post(LABEL, body),
        (_, { data }) => validateLabel(v.parse(labelInput, data)),
      )
    },
  },
}
