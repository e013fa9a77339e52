import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { fixed, sum } from '#domain/money'
import { db } from '#mocks/areas'
import type { OrderRow } from '#mocks/mall/order/rows'
import { receiptIdOf } from '#mocks/mall/receipt/rules'
import { pdfFile } from '#tests/kit/files'
import { choose, user } from '#tests/kit/render'
import type { Case, Row } from './case'
import { input as field } from './fields'

const order = (deliveryMethod = 'LOGISTICS') =>
  db.mallOrders.find(
    (row) => row.storeId === '9003' && row.orderStatus === 'UNDELIVERED' && row.deliveryMethod === deliveryMethod,
  )

const unpaid = () => db.mallOrders.find((row) => row.storeId === '9003' && row.orderStatus === 'UNPAID')
// Near enough to be saved without a question.
const nearly = fixed(sum([unpaid()?.flowPrice]).times('0.9'), 2)

/** A product with a single SKU, and the name of that. */
const skusOf = (id: string) => db.goodsSkus.filter(({ goodsId }) => goodsId === id)
const oneSku = () => db.goods.find(({ id, storeId }) => storeId === '9003' && skusOf(id).length === 1)
const skuName = () => {
  const [sku] = skusOf(oneSku()?.id ?? '')
  return sku?.simpleSpecs || sku?.goodsName || ''
}

/** Editors of the mall. */
export const mallCases: Case[] = [
  {
    ...{
      name: 'where an order goes',
      from: 'mall/order/ship/ConsigneeDrawer',
      account: 'haichuan',
      row: order,
      table: db.mallOrders,
    },
    ...{ path: ({ sn }: { sn: string }) => `/orders?consignee=${sn}`, label: '收货人', typed: '黄工', save: '保存' },
    moved: {},
  },
  {
    ...{ name: 'the price of an order', from: 'mall/order/price/PriceDrawer', account: 'haichuan', save: '调整' },
    row: unpaid,
    table: db.mallOrders,
    ...{ path: ({ sn }: { sn: string }) => `/orders?price=${sn}`, label: '订单金额（元）', typed: nearly },
    moved: { orderStatus: 'CANCELLED' },
  },
  {
    ...{
      name: 'the approval of a claim',
      from: 'mall/afterSale/ApproveDrawer',
      account: 'haichuan',
      table: db.afterSales,
      save: '同意',
    },
    row: () => db.afterSales.find((row) => row.storeId === '9003' && row.serviceStatus === 'APPLY'),
    ...{ path: ({ sn }: { sn: string }) => `/return-goods-order-detail?sn=${sn}&edit=${sn}`, label: '备注信息' },
    ...{ typed: '同意退款', moved: { serviceStatus: 'BUYER_CANCEL' } },
  },
  {
    ...{
      name: 'an appeal',
      from: 'mall/complaint/AppealDrawer',
      account: 'haichuan',
      table: db.complaints,
      save: '保存',
    },
    row: () => db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL'),
    ...{ path: ({ id }: Row) => `/complaints?edit=${id}`, label: '申诉内容', typed: '已补发' },
    moved: {},
  },
  {
    ...{
      name: 'a reply to a comment',
      from: 'mall/comment/ReplyEditor',
      account: 'haichuan',
      table: db.comments,
      save: '保存',
    },
    row: () => db.comments.find((row) => row.storeId === '9003' && !row.replyStatus),
    ...{
      path: ({ id }: Row) => `/comments?edit=${id}`,
      label: '回复内容',
      typed: '谢谢您',
      moved: {},
    },
  },
  {
    ...{
      name: 'a shop category',
      from: 'mall/category/LabelEditor',
      account: 'haichuan',
      table: db.goodsLabels,
      save: '保存',
      moved: {},
    },
    row: () => db.goodsLabels.find(({ storeId }) => storeId === '9003'),
    ...{ path: ({ id }: Row) => `/shop-categories?edit=${id}`, label: '分类名称', typed: '工具' },
  },
  {
    ...{
      name: 'a product',
      from: 'mall/goods/publish/useGoodsEditor',
      account: 'haichuan',
      table: db.goods,
      save: '保存',
      moved: { deleteFlag: true },
    },
    row: () => db.goods.find((row) => row.storeId === '9003' && row.marketEnable === 'UPPER'),
    ...{ path: ({ id }: Row) => `/goods-operation-edit?id=${id}`, label: '商品名称', typed: '改名的商品' },
  },
  ...(['DRAFT', 'TEMPLATE'] as const).map(
    (saveType): Case => ({
      ...{ name: `a ${saveType} of a product`, from: 'mall/goods/publish/useGoodsEditor', account: 'haichuan' },
      ...{ table: db.draftGoods, label: '商品名称', typed: '改名的草稿', moved: {} },
      row: () => db.draftGoods.find((row) => row.storeId === '9003' && row.saveType === saveType),
      path: ({ id }: Row) => `/goods-${saveType.toLowerCase()}-operation-edit?draftId=${id}`,
      save: saveType === 'DRAFT' ? '保存为草稿' : '保存为模板',
    }),
  ),
  ...(['H5', 'PC'] as const).map(
    (client): Case => ({
      ...{ name: `a page for ${client}`, from: 'mall/decoration/editor/usePageForm', account: 'haichuan' },
      ...{ table: db.pageDatas, label: '页面名称', typed: '改名的页面', save: '保存', moved: {} },
      row: () =>
        db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === client && row.pageShow === 'CLOSE'),
      path: ({ id }: Row) => `/${client === 'PC' ? 'pcFloorList' : 'floorList'}/main?id=${id}`,
    }),
  ),
  {
    ...{ name: 'a parcel', from: 'mall/order/ship/ShipDrawer', account: 'haichuan', table: db.mallOrders },
    ...{ row: order, path: ({ sn }: { sn: string }) => `/orders?ship=${sn}`, label: '物流单号', typed: 'SF100200300' },
    ...{ save: '发货', moved: { orderStatus: 'CANCELLED' } },
    open: async () => {
      await waitFor(() => expect(field('物流公司')).toBeEnabled(), { timeout: 8_000 })
      await choose(field('物流公司'), '中通快递')
    },
  },
  {
    ...{ name: 'an invoice', from: 'mall/receipt/InvoiceEditor', account: 'haichuan', table: db.mallOrders },
    row: () =>
      db.mallOrders.find((row) => row.storeId === '9003' && row.needReceipt && row.orderStatus === 'DELIVERED'),
    path: (row: OrderRow) => `/receipts?orderSn=${row.sn}&edit=${receiptIdOf(row)}`,
    ...{ label: '发票号码', typed: '26440000000000000001', save: '保存', moved: {} },
    open: async () => {
      const upload = await screen.findByLabelText('发票文件', { selector: 'input' })
      await user.upload(upload, pdfFile('发票.pdf'))
      await screen.findByRole('button', { name: '移除 发票.pdf' })
    },
  },
  {
    ...{ name: 'the stocks of a product', from: 'mall/goods/list/GoodsStockEditor', account: 'haichuan' },
    ...{ table: db.goods, label: skuName(), typed: '321', save: '保存', moved: { deleteFlag: true } },
    row: oneSku,
    path: ({ id }: Row) => `/goods?edit=${id}`,
  },
]
