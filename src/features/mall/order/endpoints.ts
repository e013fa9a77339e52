import { getFile, getPage, getRecord, getValue, post, postForm, putForm } from '#shared/endpoint'

const BASE = '/api/store/order/order'
const NORMAL = { orderType: 'NORMAL' }
const VIRTUAL = { orderType: 'VIRTUAL' }

/** Calls about the orders of the mall: of goods, and virtual ones of services. */
export const mallOrderEndpoints = {
  page: getPage(BASE, NORMAL),
  virtualPage: getPage(BASE, VIRTUAL),
  /** Orders of every type. */
  search: getPage(BASE),
  counts: getValue(`${BASE}/orderNum`, NORMAL),
  virtualCounts: getValue(`${BASE}/orderNum`, VIRTUAL),
  detail: getRecord(`${BASE}/{sn}`, 'sn'),
  packages: getValue(`${BASE}/getPackage/{sn}`),
  byCode: getRecord(`${BASE}/getOrderByVerificationCode/{code}`, 'code'),
  editPrice: putForm(`${BASE}/update/{sn}/price`),
  remark: putForm(`${BASE}/{sn}/sellerRemark`),
  cancel: postForm(`${BASE}/{sn}/cancel`),
  take: putForm(`${BASE}/take/{sn}/{code}`),
  editConsignee: postForm(`${BASE}/update/{sn}/consignee`),
  makeWaybill: postForm(`${BASE}/{sn}/createElectronicsFaceSheet`),
  shipBySf: post(`${BASE}/{sn}/shunfeng/delivery`),
  shipAll: postForm(`${BASE}/{sn}/delivery`),
  shipPart: post(`${BASE}/{sn}/partDelivery`),
  batchShipWorkbook: getFile(`${BASE}/downLoadDeliverExcel`),
}
