import * as v from 'valibot'
import { mapped, pageWith, recordOf } from '#domain/shape'
import { recordLeaf } from '#domain/wire'
import { type Download, fileOperation } from '#shared/http/files'
import { operation } from '#shared/http/operation'
import { defineResource, pageQuery, recordQuery } from '#shared/resource'
import { settlementEndpoints } from './endpoints'
import { type SettlementBill, settlementSchema, settlementSummarySchema } from './model'
import { markOutOfTolerance } from './tolerance'

/** A page of settlements with the amounts of the whole filtered result; a server may omit those. */
const settlementPage = pageWith(settlementSchema, v.object({ summary: recordLeaf(settlementSummarySchema) }))

/** A settlement with its lines marked by its own tolerance. */
const settlement = mapped(recordOf(settlementSchema), (bill) => bill && markOutOfTolerance(bill))

/** Settlements. The supplier reads them; every change is the buyer's. */
export const settlements = defineResource('settlement', {
  page: pageQuery(operation(settlementEndpoints.page, settlementPage)),
  detail: recordQuery(operation(settlementEndpoints.detail, settlement)),
})

const readWorkbook = fileOperation(settlementEndpoints.export, '')

/** The settlement as a workbook, under the server's file name; times out after a minute. */
export async function exportSettlement({ id, settlementCode }: SettlementBill): Promise<Download> {
  const file = await readWorkbook({ id })
  return { ...file, fileName: file.fileName || `${settlementCode}.xlsx` }
}
