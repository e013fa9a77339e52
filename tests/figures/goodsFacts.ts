import * as v from 'valibot'
import { goodsEndpoints, skuEndpoints } from '#features/mall/goods/endpoints'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { productPrices } from '#features/mall/sale/model'
import { type Book, countsBy, type Fact, money, moneyBy } from './book'

// What the mall says of products and SKUs, and every place that says it.

type Goods = { id: string; price: number; quantity: number; buyCount: number }
type Sku = { id: string; goodsId: string; price: number; quantity: number }

const stock: Fact = {
  name: 'stock of a product',
  places: {
    'product list': async (book) => countsBy(await goods(book), 'id', 'quantity'),
    'list of SKUs': async (book) => countsBy(await book.rows<Sku>(skuEndpoints.page.path), 'goodsId', 'quantity'),
    'product record': async (book) =>
      countsBy(
        (await goodsRecords(book)).flatMap(({ skuList }) => skuList),
        'goodsId',
        'quantity',
      ),
  },
}

const skuPrice: Fact = {
  name: 'price of a SKU',
  places: {
    'list of SKUs': async (book) => moneyBy(await book.rows<Sku>(skuEndpoints.page.path), 'id', 'price'),
    'product record': async (book) =>
      moneyBy(
        (await goodsRecords(book)).flatMap(({ skuList }) => skuList),
        'id',
        'price',
      ),
    picker: async (book) =>
      moneyBy(
        await book.rows<Sku>(skuEndpoints.onSale.path, { marketEnable: 'UPPER', authFlag: 'PASS' }),
        'id',
        'price',
      ),
  },
}

const lowestPrice: Fact = {
  name: 'lowest price of a product',
  places: {
    'product list': async (book) => moneyBy(await goods(book), 'id', 'price'),
    'list of SKUs': async (book) => {
      const dearestFirst = (await book.rows<Sku>(skuEndpoints.page.path)).toSorted((a, b) => b.price - a.price)
      return new Map(dearestFirst.map(({ goodsId, price }) => [goodsId, money(price)]))
    },
    'product record': async (book) =>
      moneyBy(await goodsRecords(book), 'id', (record) => productPrices(v.parse(goodsDetailSchema, record)).lowest),
  },
}

/** The facts of products. */
export const goodsFacts: readonly Fact[] = [stock, skuPrice, lowestPrice]

/** The shop's products. */
export function goods(book: Book): Promise<Goods[]> {
  return book.rows<Goods>(goodsEndpoints.page.path)
}

async function goodsRecords(book: Book): Promise<{ id: string; skuList: Sku[] }[]> {
  const all = await goods(book)
  return Promise.all(
    all.map(({ id }) => book.ask<{ id: string; skuList: Sku[] }>(goodsEndpoints.byId.path.replace('{id}', id))),
  )
}
