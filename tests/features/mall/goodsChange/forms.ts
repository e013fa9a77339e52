import * as v from 'valibot'
import { changeBody, toChangeInput, validateChange } from '#features/mall/goodsChange/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a request to change a product. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a request to change a product': async (client) => {
      const goods = one(
        db.goods.find((row) => row.storeId === '9003' && !db.goodsChanges.find(({ goodsId }) => goodsId === row.id)),
      )
      const product = { ...goods, skuList: db.goodsSkus.filter(({ goodsId }) => goodsId === goods.id) }
      const [sku] = product.skuList
      const price = { changeType: 'PRICE', skuId: one(sku).id, before: '', after: '77.5', reason: '原料涨价' }
      const name = { changeType: 'NAME', skuId: '', before: '', after: '更好的名称', reason: '更名' }
      for (const sound of [price, name]) {
        await takesOnly(
          altered({ goodsId: goods.id, ...sound, prices: [] }),
          (body) => client.post('/api/goods/change/store/add', body),
          () => validateChange(toChangeInput(v.parse(changeBody, one(db.goodsChanges.all().at(-1)))), product),
          200,
        )
      }
    },
  },
}
