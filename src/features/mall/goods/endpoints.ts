import { getFile, getPage, getRecord, getValue, post, postFiles, put, putForm, remove } from '#shared/endpoint'

const GOODS = '/api/store/goods/goods'
const DRAFT = '/api/store/goods/draftGoods'
const IMPORT = '/api/store/goods/import'

/** Calls about the shop's products. Several ids are joined by commas. */
export const goodsEndpoints = {
  page: getPage(`${GOODS}/list`),
  counts: getValue(`${GOODS}/goodsNumber`),
  byId: getRecord(`${GOODS}/get/{id}`, 'id'),
  create: post(`${GOODS}/create`),
  update: put(`${GOODS}/update/{id}`),
  up: putForm(`${GOODS}/up`),
  under: putForm(`${GOODS}/under`),
  drop: putForm(`${GOODS}/delete`),
  setFreight: putForm(`${GOODS}/freight`),
  importTemplate: getFile(`${IMPORT}/downLoad`),
  importWorkbook: postFiles(`${IMPORT}/import`),
}

/** Calls about the SKUs of the shop's products. */
export const skuEndpoints = {
  page: getPage(`${GOODS}/sku/list`),
  /** Those on sale, newest first: what a picker offers. */
  onSale: getPage(`${GOODS}/sku/page`, {
    marketEnable: 'UPPER',
    authFlag: 'PASS',
    sort: 'createTime',
    order: 'desc',
  }),
  /** Those on the shelf that are running out. */
  low: getPage(`${GOODS}/list/stock`),
  ofGoods: getValue(`${GOODS}/sku/{goodsId}/list`),
  setStocks: put(`${GOODS}/update/stocks`),
  setAlert: put(`${GOODS}/update/alert/stocks`),
  setAlerts: put(`${GOODS}/batch/update/alert/stocks`),
  exportWorkbook: getFile(`${GOODS}/queryExportStock`),
  importWorkbook: postFiles(`${GOODS}/importStockExcel`),
}

/** Calls about drafts and templates of products. */
export const savedProductEndpoints = {
  drafts: getPage(`${DRAFT}/page`, { saveType: 'DRAFT' }),
  templates: getPage(`${DRAFT}/page`, { saveType: 'TEMPLATE' }),
  byId: getRecord(`${DRAFT}/{id}`, 'id'),
  save: post(`${DRAFT}/save`),
  drop: remove(`${DRAFT}/{id}`),
}
