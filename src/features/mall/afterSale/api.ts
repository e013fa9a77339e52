import * as v from 'valibot'
import { mapped, nothing, pageOf, recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import { stationSchema } from '#features/mall/order/model'
import { toContact } from '#features/store/setting/model/contact'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pageQuery, query, recordQuery } from '#shared/resource'
import { afterSaleEndpoints } from './endpoints'
import { afterSaleCounts, afterSaleSchema, toClaim } from './model'

const tracesSchema = v.object({ shipper: wire.text(), logisticCode: wire.text(), traces: wire.list(stationSchema) })
const addressShape = mapped(recordOf(v.record(v.string(), v.unknown())), (record) => toContact('afterSale', record))

const claimPage = mapped(pageOf(afterSaleSchema), (page) => ({ ...page, records: page.records.map(toClaim) }))
const claimRecord = mapped(recordOf(afterSaleSchema), (sent) => sent && toClaim(sent))
const readReturnCounts = operation(afterSaleEndpoints.returnCounts, afterSaleCounts)
const readRefundCounts = operation(afterSaleEndpoints.refundCounts, afterSaleCounts)
const readTraces = operation(afterSaleEndpoints.traces, recordOf(tracesSchema))
const readReturnAddress = operation(afterSaleEndpoints.returnAddress, addressShape)
const review = operation(afterSaleEndpoints.review, nothing)
const confirm = operation(afterSaleEndpoints.confirm, nothing)
const restock = operation(afterSaleEndpoints.restock, nothing)

const touched = ['mallOrder', 'message']
const stock = ['goods', 'sku']

/** The shop's approval of a claim; `returnAddress` is our own addition, '' when no goods are returned. */
type Approval = { sn: string; actualRefundPrice: string; remark: string; returnAddress: string }
type Remark = { sn: string; remark: string }
/** Pieces that go back to stock; '' leaves stock alone, and is not sent. */
type Restock = { sn: string; restockNum: string }

/** The buyers' claims on the shop. */
export const afterSales = defineResource('afterSale', {
  /** Claims of both kinds. */
  page: pageQuery(operation(afterSaleEndpoints.page, claimPage)),
  returns: pageQuery(operation(afterSaleEndpoints.returns, claimPage)),
  returnCounts: query((arg: ListQuery, signal) => readReturnCounts(arg, { signal })),
  refunds: pageQuery(operation(afterSaleEndpoints.refunds, claimPage)),
  refundCounts: query((arg: ListQuery, signal) => readRefundCounts(arg, { signal })),
  detail: recordQuery(operation(afterSaleEndpoints.detail, claimRecord)),
  /** Tracking of the returned parcel; null when there is none. */
  traces: query((sn: string, signal) => readTraces({ sn }, { signal })),
  /** The address the buyer returns the goods to. */
  returnAddress: query((sn: string, signal) => readReturnAddress({ sn }, { signal })),
  approve: mutation(
    ({ returnAddress, ...input }: Approval) =>
      review({ serviceStatus: 'PASS', ...input, ...(returnAddress ? { returnAddress } : {}) }),
    touched,
  ),
  refuse: mutation(
    ({ sn, remark }: Remark) => review({ sn, serviceStatus: 'REFUSE', remark, actualRefundPrice: '0' }),
    touched,
  ),
  receive: mutation(
    ({ sn, restockNum }: Restock) =>
      confirm({ sn, serviceStatus: 'PASS', remark: '', ...(restockNum ? { restockNum } : {}) }),
    [...touched, ...stock],
  ),
  restock: mutation(({ sn, restockNum }: Restock) => restock({ sn, restockNum }), stock),
  reject: mutation(({ sn, remark }: Remark) => confirm({ sn, serviceStatus: 'REFUSE', remark }), touched),
})
