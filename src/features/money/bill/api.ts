import * as v from 'valibot'
import { listOf, nothing, pageOf, pageWith, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { flowSchema } from '#features/money/bill/flow/model'
import { type Download, fileOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import { defineResource, mutation, pageQuery, query, recordQuery, valueQuery } from '#shared/resource'
import { billEndpoints } from './endpoints'
import {
  type BillInput,
  billLogSchema,
  billOrderSchema,
  billRowSchema,
  billSchema,
  type Difference,
  differenceSchema,
  payeeSchema,
} from './model'

/** The sum of the whole filtered result, without voided bills; a service may omit it [proposed]. */
const billSums = v.object({ billPrice: wire.decimal(), payPrice: wire.decimal(), payDifference: wire.decimal() })
const billPage = pageWith(billRowSchema, v.object({ summary: wire.record(billSums) }))

const readFlows = operation(billEndpoints.storeFlow, pageOf(flowSchema))
const ask = operation(billEndpoints.ask, nothing)
const create = operation(billEndpoints.create, requiredValue(billSchema))
const check = operation(billEndpoints.check, nothing)
const addOrders = operation(billEndpoints.addOrders, nothing)
const deleteOrder = operation(billEndpoints.deleteOrder, nothing)
const auditSuccess = operation(billEndpoints.auditSuccess, nothing)
const auditFailure = operation(billEndpoints.auditFailure, nothing)
const cancel = operation(billEndpoints.cancel, nothing)
const readWorkbook = fileOperation(billEndpoints.download, '')

/** Polling interval while the platform's answer is pending, ms. */
export const POLL_MS = 5000

/** The bills of the shop, with their orders, flows and log. */
export const bills = defineResource('bill', {
  page: pageQuery(operation(billEndpoints.page, billPage)),
  detail: recordQuery(operation(billEndpoints.detail, recordOf(billSchema))),
  flows: pageQuery(readFlows),
  distributionFlows: pageQuery(operation(billEndpoints.distributionFlow, pageOf(flowSchema))),
  /** The orders of a bill by its `id`; without one those that a new bill can take. */
  orders: pageQuery(operation(billEndpoints.orders, pageOf(billOrderSchema))),
  log: pageQuery(operation(billEndpoints.log, pageOf(billLogSchema))),
  /** Orders of the bill's range that need a look. */
  differences: valueQuery<Difference[], { id: string }>(operation(billEndpoints.differences, listOf(differenceSchema))),
  /** All flows of a bill, for its print. */
  allFlows: query(async (id: string, signal) => {
    const page = (current: number, size: number) => readFlows({ id, current, size }, { signal })
    return readWhole({ page, keyOf: ({ id }) => id }, signal)
  }),
  /** The account that the shop's bills are paid to. */
  payee: valueQuery(operation(billEndpoints.payee, recordOf(payeeSchema))),
  ask: mutation((asked: { billId: string; orderSn: string; message: string }) => ask(asked)),
  create: mutation((bill: BillInput) => create(bill), ['statistics']),
  check: mutation((id: string) => check({ id }), ['statistics']),
  addOrders: mutation((change: { billId: string; orderSns: readonly string[] }) => addOrders(change)),
  deleteOrder: mutation((change: { billId: string; orderSn: string }) => deleteOrder(change)),
  auditSuccess: mutation((id: string) => auditSuccess({ id })),
  auditFailure: mutation((refused: { id: string; reason: string }) => auditFailure(refused)),
  cancel: mutation((cancelled: { id: string; reason: string }) => cancel(cancelled)),
})

/** A bill as a workbook, one line per flow, under the server's file name. */
export async function downloadBill({ id, sn }: { id: string; sn: string }): Promise<Download> {
  const file = await readWorkbook({ id })
  return { ...file, fileName: file.fileName || `${sn}.xlsx` }
}
