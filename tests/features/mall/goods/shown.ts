import { db } from '#mocks/areas'
import { first, OWN, type Shown, total } from '#tests/figures/shown'

const product = () =>
  first(
    db.goods.find(
      ({ storeId, marketEnable, authFlag }) => storeId === OWN && marketEnable === 'UPPER' && authFlag === 'PASS',
    ),
  )
const list = () => `/goods?id=${product().id}&goodsName=${encodeURIComponent(product().goodsName)}`

/** What is read of products. */
export const shown: Shown[] = [
  {
    name: 'the stock of a product',
    figure: () => {
      const stocks = db.goodsSkus.filter(({ goodsId }) => goodsId === product().id).map(({ quantity }) => quantity)
      return total(stocks).toFixed()
    },
    places: { 'the list': list },
  },
  {
    name: 'the sold pieces of a product',
    figure: () => {
      const sold = new Set(db.mallOrders.filter(({ payStatus }) => payStatus === 'PAID').map(({ sn }) => sn))
      const lines = db.mallOrderItems.filter(({ goodsId, orderSn }) => goodsId === product().id && sold.has(orderSn))
      return String(lines.reduce((pieces, { num }) => pieces + num, 0))
    },
    places: { 'the list': list },
  },
]
