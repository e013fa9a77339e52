import * as v from 'valibot'
import { onlyErrors } from '#domain/text'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { underReasonError } from '#features/mall/goods/model/market'
import { goodsErrors } from '#features/mall/goods/publish/goodsChecks'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { db } from '#mocks/areas'
import { parametersOfCategory } from '#mocks/mall/category/rules'
import { chargesByWeight } from '#mocks/mall/goods/operationRules'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'
import { newGoods } from '#tests/mocks/mall/goods/newGoods'

const GOODS = '/api/store/goods'

/** What is sent about a product. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a product': async (client) => {
      const sound = newGoods()
      const params = parametersOfCategory(one(sound.categoryPath.split(',').at(-1)))
      await takesOnly(
        altered(sound),
        (body) => client.post(`${GOODS}/goods/create`, body),
        async () => {
          const { data } = await client.get(`${GOODS}/goods/get/${one(db.goods.all().at(-1)).id}`)
          const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
          return goodsErrors(values, 'save', {
            groups: [{ groupId: '', groupName: '', params }],
            units: null,
            isByWeight: chargesByWeight(values.templateId),
          })
        },
      )
    },
    'changes of a product': async (client) => {
      await client.post(`${GOODS}/goods/create`, newGoods())
      const { id } = one(db.goods.all().at(-1))
      const ids = db.goodsSkus.filter(({ goodsId }) => goodsId === id).map((sku) => sku.id)
      const sound = newGoods()
      const params = parametersOfCategory(one(sound.categoryPath.split(',').at(-1)))
      const skuList = sound.skuList.map((sku, at) => ({ ...sku, id: ids[at], alertQuantity: 3 }))
      await takesOnly(
        altered({ ...sound, goodsId: id, skuList, regeneratorSkuFlag: false }),
        (body) => client.put(`${GOODS}/goods/update/${id}`, body),
        async () => {
          const { data } = await client.get(`${GOODS}/goods/get/${id}`)
          const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
          return goodsErrors(values, 'save', {
            groups: [{ groupId: '', groupName: '', params }],
            units: null,
            isByWeight: chargesByWeight(values.templateId),
          })
        },
        1000,
      )
    },
    'the reason for taking a product off the shelf': async (client) => {
      const { id } = one(db.goods.find((row) => row.storeId === '9003' && row.marketEnable === 'UPPER'))
      await takesOnly(
        altered({ goodsId: id, reason: '缺货' }),
        (body) => client.put(`${GOODS}/goods/under`, body),
        () => onlyErrors({ reason: underReasonError(one(db.goods.get(id)).underMessage) }),
      )
    },
    'a draft of a product': async (client) => {
      await takesOnly(
        altered({ ...newGoods(), saveType: 'DRAFT' }),
        (body) => client.post(`${GOODS}/draftGoods/save`, body),
        async () => {
          const { data } = await client.get(`${GOODS}/draftGoods/${one(db.draftGoods.all().at(-1)).id}`)
          const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
          return goodsErrors(values, 'draft', { groups: null, units: null, isByWeight: false })
        },
      )
    },
  },
}
