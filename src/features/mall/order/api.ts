import * as v from 'valibot'
import { listOf, nothing, pageOf, promised, recordOf } from '#domain/shape'
import { countLeaf, listLeaf, textLeaf, timeLeaf } from '#domain/wire'
import { orNone } from '#shared/http/operation'
import { download, get, post, postForm, putForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { orderCounts, orderDetailSchema, orderRowSchema } from './shape'

const BASE = '/api/store/order/order'

const parcelItemSchema = v.object({ goodsName: textLeaf(), deliverNumber: countLeaf(), logisticsTime: timeLeaf() })
/** A station on the way of a parcel. */
export const stationSchema = v.pipe(
  v.object({
    AcceptTime: timeLeaf(),
    AcceptStation: textLeaf(),
    acceptTime: timeLeaf(),
    remark: textLeaf(),
    acceptAddress: textLeaf(),
  }),
  // Tracking providers use two spellings of the members.
  v.transform(({ AcceptTime, AcceptStation, acceptTime, remark, acceptAddress }) => ({
    time: AcceptTime || acceptTime,
    place: AcceptStation || [acceptAddress, remark].filter(Boolean).join(' '),
  })),
)
const tracesSchema = v.object({ traces: listLeaf(stationSchema) })
const parcelSchema = v.object({
  packageNo: textLeaf(),
  logisticsNo: textLeaf(),
  logisticsName: textLeaf(),
  createTime: timeLeaf(),
  orderPackageItemList: listLeaf(parcelItemSchema),
  traces: v.optional(v.nullable(tracesSchema), null),
})
/** A parcel of an order, with its tracking. */
export type OrderParcel = v.InferOutput<typeof parcelSchema>

const foundSchema = v.object({ sn: textLeaf() })

type Consignee = {
  consigneeName: string
  consigneeMobile: string
  consigneeAddressPath: string
  consigneeAddressIdPath: string
  consigneeDetail: string
}

/** One parcel to ship: the whole order or some lines. */
export type ShipRequest = {
  sn: string
  logisticsId: string
  logisticsNo: string
  /** Null: the whole order. */
  lines: { orderItemId: string; deliveryNum: number }[] | null
}

const touched = ['message']

/** A waybill. `logisticsNo` is our own addition: the number that the carrier gave. */
const waybillSchema = v.object({
  printTemplate: textLeaf(),
  logisticsNo: textLeaf(),
  token: textLeaf(),
  url: textLeaf(),
})
/** A waybill as read: HTML to print, or the address of a file. */
export type Waybill = v.InferOutput<typeof waybillSchema>

/** The orders of the mall. */
export const mallOrders = defineResource('mallOrder', {
  page: pagesBy((query: ListQuery, signal) => get(BASE, pageOf(orderRowSchema), byDays(query), { signal })),
  counts: query((query: ListQuery, signal) => get(`${BASE}/orderNum`, orderCounts, byDays(query), { signal })),
  detail: query((sn: string, signal) => orNone(get(`${BASE}/${sn}`, recordOf(orderDetailSchema), {}, { signal }))),
  packages: query((sn: string, signal) => get(`${BASE}/getPackage/${sn}`, listOf(parcelSchema), {}, { signal })),
  /** The order a buyer's code belongs to; null when there is none. */
  byCode: query((code: string, signal) =>
    get(`${BASE}/getOrderByVerificationCode/${encodeURIComponent(code)}`, recordOf(foundSchema), {}, { signal }),
  ),
  editPrice: mutation(
    ({ sn, orderPrice }: { sn: string; orderPrice: string }) =>
      putForm(`${BASE}/update/${sn}/price`, nothing, { orderPrice }),
    touched,
  ),
  remark: mutation(({ sn, sellerRemark }: { sn: string; sellerRemark: string }) =>
    putForm(`${BASE}/${sn}/sellerRemark`, nothing, { sellerRemark }),
  ),
  cancel: mutation(
    ({ sn, reason }: { sn: string; reason: string }) => postForm(`${BASE}/${sn}/cancel`, nothing, { reason }),
    touched,
  ),
  take: mutation(
    ({ sn, code }: { sn: string; code: string }) => putForm(`${BASE}/take/${sn}/${encodeURIComponent(code)}`, nothing),
    touched,
  ),
  editConsignee: mutation(({ sn, ...consignee }: Consignee & { sn: string }) =>
    postForm(`${BASE}/update/${sn}/consignee`, nothing, consignee),
  ),
  /** Makes a carrier's waybill: HTML to print, or the address of a file for SF. */
  makeWaybill: mutation(({ sn, logisticsId }: { sn: string; logisticsId: string }) =>
    postForm(`${BASE}/${sn}/createElectronicsFaceSheet`, promised(waybillSchema), { logisticsId }),
  ),
  /** Ships everything that is left with SF. */
  shipBySf: mutation((sn: string) => post(`${BASE}/${sn}/shunfeng/delivery`, nothing), touched),
  ship: mutation(
    ({ sn, logisticsId, logisticsNo, lines }: ShipRequest) =>
      lines
        ? post(`${BASE}/${sn}/partDelivery`, nothing, {
            orderSn: sn,
            logisticsId,
            logisticsNo,
            partDeliveryDTOList: lines,
          })
        : postForm(`${BASE}/${sn}/delivery`, nothing, { logisticsId, logisticsNo }),
    touched,
  ),
})

/** Downloads the workbook to fill in for shipping many orders at once. */
export function shipTemplate() {
  return download({ url: `${BASE}/downLoadDeliverExcel`, fileName: '批量发货导入模板.xlsx' })
}

/** The service filters by days, the last one included; the list's filter holds times. */
function byDays(query: ListQuery): ListQuery {
  const days = ['startDate', 'endDate'].filter((name) => name in query)
  return { ...query, ...Object.fromEntries(days.map((name) => [name, String(query[name]).slice(0, 10)])) }
}
