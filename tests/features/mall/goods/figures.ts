import * as v from 'valibot'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { productPrices } from '#features/mall/sale/model'
import { type Book, countsBy, money, moneyBy, type Places } from '#tests/figures/book'

type Goods = { id: string; price: number; quantity: number; buyCount: number }
type Sku = { id: string; goodsId: string; price: number; quantity: number }

const goods = (book: Book) => book.rows<Goods>(goodsEndpoints.page.path)
const skus = (book: Book) => book.rows<Sku>(skuEndpoints.page.path)

async function goodsRecords(book: Book): Promise<{ id: string; skuList: Sku[] }[]> {
  const all = await goods(book)
  return Promise.all(
    all.map(({ id }) => book.ask<{ id: string; skuList: Sku[] }>(goodsEndpoints.byId.path.replace('{id}', id))),
  )
}
const skusOfRecords = async (book: Book) => (await goodsRecords(book)).flatMap(({ skuList }) => skuList)

/** Stock, prices and sold pieces of products and SKUs. */
export const facts: Places = {
  'stock of a product': {
    'product list': async (book) => countsBy(await goods(book), 'id', 'quantity'),
    'list of SKUs': async (book) => countsBy(await skus(book), 'goodsId', 'quantity'),
    'product record': async (book) => countsBy(await skusOfRecords(book), 'goodsId', 'quantity'),
  },
  'price of a SKU': {
    'list of SKUs': async (book) => moneyBy(await skus(book), 'id', 'price'),
    'product record': async (book) => moneyBy(await skusOfRecords(book), 'id', 'price'),
    picker: async (book) =>
      moneyBy(
        await book.rows<Sku>(skuEndpoints.onSale.path, { marketEnable: 'UPPER', authFlag: 'PASS' }),
        'id',
        'price',
      ),
  },
  'lowest price of a product': {
    'product list': async (book) => moneyBy(await goods(book), 'id', 'price'),
    'list of SKUs': async (book) => {
      const dearestFirst = (await skus(book)).toSorted((a, b) => b.price - a.price)
      return new Map(dearestFirst.map(({ goodsId, price }) => [goodsId, money(price)]))
    },
    'product record': async (book) =>
      moneyBy(await goodsRecords(book), 'id', (record) => productPrices(v.parse(goodsDetailSchema, record)).lowest),
  },
  'sold pieces of a product': {
    'product list': async (book) => countsBy(await goods(book), 'id', 'buyCount'),
  },
}
