import * as v from 'valibot'
import { mapped, nothing, pageOf, recordOf } from '#domain/shape'
import { listLeaf, textLeaf } from '#domain/wire'
import { stationSchema } from '#features/mall/order/api'
import { toContact } from '#features/store/setting/model'
import { orNone } from '#shared/http/operation'
import { get, putForm } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import { afterSaleCounts, afterSaleSchema } from './model'

const BASE = '/api/store/order/afterSale'

const tracesSchema = v.object({ shipper: textLeaf(), logisticCode: textLeaf(), traces: listLeaf(stationSchema) })

const touched = ['mallOrder', 'message']

/** The shop's approval of a claim; `returnAddress` is our own addition, '' when no goods are returned. */
type Approval = { sn: string; actualRefundPrice: string; remark: string; returnAddress: string }
type Remark = { sn: string; remark: string }

/** The buyers' claims on the shop. */
export const afterSales = defineResource('afterSale', {
  page: pagesBy((query: ListQuery, signal) => get(`${BASE}/page`, pageOf(afterSaleSchema), query, { signal })),
  counts: query((query: ListQuery, signal) => get(`${BASE}/afterSaleNumVO`, afterSaleCounts, query, { signal })),
  detail: query((sn: string, signal) => orNone(get(`${BASE}/${sn}`, recordOf(afterSaleSchema), {}, { signal }))),
  /** Tracking of the returned parcel; null when there is none. */
  traces: query((sn: string, signal) => get(`${BASE}/getDeliveryTraces/${sn}`, recordOf(tracesSchema), {}, { signal })),
  /** The address the buyer returns the goods to. */
  returnAddress: query((sn: string, signal) =>
    get(
      `${BASE}/getStoreAfterSaleAddress/${sn}`,
      mapped(recordOf(v.record(v.string(), v.unknown())), (record) => toContact('afterSale', record)),
      {},
      { signal },
    ),
  ),
  approve: mutation(
    ({ sn, returnAddress, ...input }: Approval) =>
      putForm(`${BASE}/review/${sn}`, nothing, {
        serviceStatus: 'PASS',
        ...input,
        ...(returnAddress ? { returnAddress } : {}),
      }),
    touched,
  ),
  refuse: mutation(
    ({ sn, remark }: Remark) => putForm(`${BASE}/review/${sn}`, nothing, { serviceStatus: 'REFUSE', remark }),
    touched,
  ),
  receive: mutation(
    ({ sn }: { sn: string }) => putForm(`${BASE}/confirm/${sn}`, nothing, { serviceStatus: 'PASS', remark: '' }),
    touched,
  ),
  reject: mutation(
    ({ sn, remark }: Remark) => putForm(`${BASE}/confirm/${sn}`, nothing, { serviceStatus: 'REFUSE', remark }),
    touched,
  ),
})
