import * as v from 'valibot'
import { templateSchema, toInput, validateTemplate } from '#features/store/freight/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const FREIGHT = '/api/store/setting/freightTemplate'

/** What is sent about a freight template. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a freight template': async (client) => {
      const row = (areaId: string) => ({
        area: '深圳市,',
        areaId,
        firstCompany: 1,
        firstPrice: 12.5,
        continuedCompany: 0.5,
        continuedPrice: 3,
      })
      const sound = { name: '华南运费', pricingMethod: 'WEIGHT', freightTemplateChildList: [row('1,'), row('2,3,')] }
      await takesOnly(
        altered(sound),
        (body) => client.post(FREIGHT, body),
        async () => {
          const { data } = await client.get(`${FREIGHT}/${one(db.freightTemplates.all().at(-1)).id}`)
          return validateTemplate(toInput(v.parse(templateSchema, data), false))
        },
      )
    },
  },
}
