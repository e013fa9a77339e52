import { listOf, nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import { ApiError } from '#shared/http/ApiError'
import { fileOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, query, recordQuery } from '#shared/resource'
import { mallOrderEndpoints } from './endpoints'
import type { ConsigneeBody } from './model'
import {
  foundSchema,
  orderCounts,
  orderDetailSchema,
  orderRowSchema,
  parcelSchema,
  type Waybill,
  waybillSchema,
} from './shape'

/** One parcel to ship: the whole order or some lines. */
export type ShipRequest = {
  sn: string
  logisticsId: string
  /** '': of a waybill that is made with the shipment. */
  logisticsNo: string
  /** Null: the whole order. */
  lines: { orderItemId: string; deliveryNum: number }[] | null
}

const orderPage = pageOf(orderRowSchema)
const readGoodsOrders = operation(mallOrderEndpoints.page, orderPage)
const readVirtualOrders = operation(mallOrderEndpoints.virtualPage, orderPage)
const searchOrders = operation(mallOrderEndpoints.search, orderPage)
const countGoodsOrders = operation(mallOrderEndpoints.counts, orderCounts)
const countVirtualOrders = operation(mallOrderEndpoints.virtualCounts, orderCounts)
const readPackages = operation(mallOrderEndpoints.packages, listOf(parcelSchema))
const readByCode = operation(mallOrderEndpoints.byCode, recordOf(foundSchema))
const editPrice = operation(mallOrderEndpoints.editPrice, nothing)
const remark = operation(mallOrderEndpoints.remark, nothing)
const cancel = operation(mallOrderEndpoints.cancel, nothing)
const take = operation(mallOrderEndpoints.take, nothing)
const editConsignee = operation(mallOrderEndpoints.editConsignee, nothing)
const makeWaybill = operation(mallOrderEndpoints.makeWaybill, requiredValue(waybillSchema))
const shipBySf = operation(mallOrderEndpoints.shipBySf, nothing)
const ship = operation(mallOrderEndpoints.shipAll, nothing)
const shipPart = operation(mallOrderEndpoints.shipPart, nothing)
/** Waybills whose order is not known to be shipped: a repeated attempt ships with the same number. */
const openWaybills = new Map<string, Waybill>()

async function shipByWaybill(request: ShipRequest): Promise<Waybill> {
  const { sn, logisticsId } = request
  const key = `${sn} ${logisticsId}`
  const waybill = openWaybills.get(key) ?? (await makeWaybill({ sn, logisticsId }))
  if (waybill.logisticsNo === '') throw new ApiError('business', NO_NUMBER)
  openWaybills.set(key, waybill)
  await send({ ...request, logisticsNo: waybill.logisticsNo })
  openWaybills.delete(key)
  return waybill
}

async function send({ sn, logisticsId, logisticsNo, lines }: ShipRequest): Promise<void> {
  const parcel = { sn, logisticsId, logisticsNo }
  try {
    await (lines ? shipPart({ ...parcel, orderSn: sn, partDeliveryDTOList: lines }) : ship(parcel))
  } catch (error) {
    if (error instanceof ApiError && error.code === NOT_WAITING && error.message === CARRIER_FAULT)
      throw new ApiError('business', NOT_TO_SHIP, error)
    throw error
  }
}

const readBatchShipWorkbook = fileOperation(mallOrderEndpoints.batchShipWorkbook, '批量发货导入模板.xlsx')

const touched = ['message']

/** lilishop's code for a wrong code and for an order that cannot be redeemed. */
const NOT_REDEEMED = 31008
/** lilishop's code for an order that does not wait to be shipped, of which its text blames the carrier. */
const NOT_WAITING = 31006
const CARRIER_FAULT = '物流错误'
const NOT_TO_SHIP = '订单不在待发货状态，不能发货：请打开订单核对'
const NO_NUMBER = '物流公司没有返回运单号，请稍后再试，或填写单号发货'
const WRONG_CODE = '核销码不正确，请核对买家出示的核销码'

/** The orders of the mall. */
export const mallOrders = defineResource('mallOrder', {
  /** Orders of goods. */
  page: pagesBy((arg: ListQuery, signal) => readGoodsOrders(byDays(arg), { signal }), mallOrderEndpoints.page),
  /** Orders of services. */
  virtualPage: pagesBy(
    (arg: ListQuery, signal) => readVirtualOrders(byDays(arg), { signal }),
    mallOrderEndpoints.virtualPage,
  ),
  /** Orders of every type. */
  search: pagesBy((arg: ListQuery, signal) => searchOrders(byDays(arg), { signal })),
  counts: query((arg: ListQuery, signal) => countGoodsOrders(byDays(arg), { signal })),
  virtualCounts: query((arg: ListQuery, signal) => countVirtualOrders(byDays(arg), { signal })),
  detail: recordQuery(operation(mallOrderEndpoints.detail, recordOf(orderDetailSchema))),
  packages: query((sn: string, signal) => readPackages({ sn }, { signal })),
  /** The order a buyer's code belongs to; null when there is none. */
  byCode: query((code: string, signal) =>
    readByCode({ code }, { signal }).catch((error: unknown) => {
      if (isNotRedeemed(error)) return null
      throw error
    }),
  ),
  editPrice: mutation((change: { sn: string; orderPrice: string }) => editPrice(change), touched),
  remark: mutation((change: { sn: string; sellerRemark: string }) => remark(change)),
  cancel: mutation((order: { sn: string; reason: string }) => cancel(order), touched),
  /**
   * The server has one answer to a wrong code and to an order that cannot be redeemed; only redeemable ones are sent.
   */
  take: mutation(
    (order: { sn: string; code: string }) =>
      take(order).catch((error: unknown) => {
        if (isNotRedeemed(error)) throw new ApiError('business', WRONG_CODE)
        throw error
      }),
    touched,
  ),
  editConsignee: mutation((consignee: ConsigneeBody & { sn: string }) => editConsignee(consignee)),
  /** Makes a carrier's waybill: HTML to print, or the address of a file for SF. */
  makeWaybill: mutation((waybill: { sn: string; logisticsId: string }) => makeWaybill(waybill)),
  /** Ships everything that is left with SF. */
  shipBySf: mutation((sn: string) => shipBySf({ sn }), touched),
  /** Ships one parcel; answers with its waybill where that was made with it. */
  ship: mutation(async (request: ShipRequest): Promise<Waybill | null> => {
    if (request.logisticsNo === '') return shipByWaybill(request)
    await send(request)
    return null
  }, touched),
})

/** Downloads the workbook to fill in for shipping many orders at once. */
export function batchShipWorkbook() {
  return readBatchShipWorkbook()
}

/** The service filters by days, the last one included; the list's filter holds times. */
function byDays(query: ListQuery): ListQuery {
  const days = ['startDate', 'endDate'].filter((name) => name in query)
  return { ...query, ...Object.fromEntries(days.map((name) => [name, String(query[name]).slice(0, 10)])) }
}

function isNotRedeemed(error: unknown): boolean {
  return error instanceof ApiError && error.code === NOT_REDEEMED
}
