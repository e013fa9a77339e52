import * as v from 'valibot'
import { settlementStatus } from '#domain/document/procurementStatus'
import { mapped, nothing, pageWith, recordOf } from '#domain/shape'
import * as wire from '#domain/wire'
import { type Download, fileOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import { readEvery } from '#shared/list/export/readAll'
import { defineResource, mutation, pageQuery, query, recordQuery } from '#shared/resource'
import { settlementEndpoints } from './endpoints'
import { type Settlement, settlementSchema, settlementSummarySchema } from './model'
import { markOutOfTolerance } from './tolerance'

/** A page of settlements with the amounts of the whole filtered result; a server may omit those. */
const settlementPage = pageWith(settlementSchema, v.object({ summary: wire.record(settlementSummarySchema) }))

/** A settlement with its lines marked by its own tolerance. */
const settlement = mapped(recordOf(settlementSchema), (settlement) => settlement && markOutOfTolerance(settlement))

const readPage = operation(settlementEndpoints.page, settlementPage)
const confirmSettlement = operation(settlementEndpoints.confirm, nothing)
const objectToSettlement = operation(settlementEndpoints.object, nothing)

/** What a step of the supplier changes beside the settlement. */
const TOUCHED = ['approval', 'recordLog', 'trail', 'dispute']

/** Settlements. The supplier reads them, confirms them or objects; every other change is the buyer's. */
export const settlements = defineResource('settlement', {
  page: pageQuery(readPage),
  /** All that are settled, which is what the buyers owe or have paid. */
  settled: query((_all: null, signal) => {
    const page = (current: number, size: number) =>
      readPage({ status: settlementStatus.code.settled, current, size }, { signal })
    return readEvery({ page, keyOf: ({ id }) => id }, signal)
  }),
  detail: recordQuery(operation(settlementEndpoints.detail, settlement)),
  confirm: mutation((settlement: Pick<Settlement, 'id' | 'totalAmountTax'>) => confirmSettlement(settlement), TOUCHED),
  object: mutation((body: { id: string; reason: string }) => objectToSettlement(body), TOUCHED),
})

const readWorkbook = fileOperation(settlementEndpoints.export, '')

/** The settlement as a workbook, under the server's file name; times out after a minute. */
export async function exportSettlement({ id, settlementCode }: Settlement): Promise<Download> {
  const file = await readWorkbook({ id })
  return { ...file, fileName: file.fileName || `${settlementCode}.xlsx` }
}
