import { searchOf } from '#features/promotion/sampleCart/address/model'
import { citiesOf } from '#features/store/freight/model'
import { db } from '#mocks/areas'

/** A cart of a product on sale, sent to the first city of its template. */
function cart(): Record<string, string> {
  const templates = db.freightTemplates.filter(({ pricingMethod }) => pricingMethod === 'WEIGHT')
  const goods = db.goods.find(
    ({ storeId, templateId, marketEnable, authFlag, salesModel, deleteFlag }) =>
      storeId === '9003' &&
      templates.some(({ id }) => id === templateId) &&
      marketEnable === 'UPPER' &&
      authFlag === 'PASS' &&
      salesModel === 'RETAIL' &&
      !deleteFlag,
  )
  const [child] = templates.find(({ id }) => id === goods?.templateId)?.freightTemplateChildList ?? []
  const id = db.goodsSkus.find(({ goodsId }) => goodsId === goods?.id)?.id ?? ''
  const search = searchOf({
    moment: '',
    isGroupBuy: false,
    isDistributed: true,
    buyerId: '',
    items: [{ id, goodsId: goods?.id ?? '', num: 1 }],
    cityId: child ? (citiesOf(child)[0] ?? '') : '',
  })
  return Object.fromEntries(new URLSearchParams(search))
}

/** The addresses of a cart, and of its sheet. */
export const addresses = { sampleCart: cart, sampleCartPreview: cart }
