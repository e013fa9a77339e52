import { db } from '#mocks/areas'

const own = ({ storeId }: { storeId: string }) => storeId === '9003'
const draftId = (saveType: 'DRAFT' | 'TEMPLATE') =>
  db.draftGoods.find((row) => own(row) && row.saveType === saveType)?.id ?? ''

/** The editors with a product, a draft and a template. */
export const addresses = {
  'goods-operation-edit': () => ({ id: db.goods.find(own)?.id ?? '' }),
  'goods-template-operation-edit': () => ({ draftId: draftId('TEMPLATE') }),
  'goods-draft-operation-edit': () => ({ draftId: draftId('DRAFT') }),
}
