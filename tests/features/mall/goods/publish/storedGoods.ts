import * as v from 'valibot'
import { goodsDetailSchema } from '#features/mall/goods/model'
import type { GoodsSource } from '#features/mall/goods/publish/goodsSource'

/** A stored product in the warehouse, with two SKUs of one spec that has pictures. */
export const DETAIL = v.parse(goodsDetailSchema, {
  id: '9',
  goodsName: '旧钢管',
  price: 12,
  brandId: '0',
  categoryPath: '1,2,3',
  goodsUnit: '根',
  marketEnable: 'DOWN',
  salesModel: 'RETAIL',
  goodsType: 'PHYSICAL_GOODS',
  templateId: '77',
  recommend: false,
  storeCategoryPath: '5,6',
  goodsGalleryList: ['/a.png'],
  goodsParamsDTOList: [{ groupId: 'g1', goodsParamsItemDTOList: [{ paramId: 'p1', paramValue: '钢' }] }],
  skuList: ['红', '蓝'].map((colour, at) => ({
    id: `k${at}`,
    sn: `S${at}`,
    price: 12,
    cost: 8,
    weight: 2,
    quantity: 3,
    alertQuantity: 1,
    specList: [
      { specName: '颜色', specValue: colour },
      { specName: 'images', specImage: [`/${at}.png`] },
    ],
    goodsGalleryList: [`/${at}.png`],
  })),
})
/** The editor opened on it. */
export const edited: GoodsSource = { kind: 'edit', goods: DETAIL }
