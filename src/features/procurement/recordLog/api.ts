import { listOf, nothing } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, valueQuery } from '#shared/resource'
import { recordLogEndpoints } from './endpoints'
import { type LoggedRecord, logSchema, type RecordLog, type ToldEvent } from './model'

const tell = operation(recordLogEndpoints.tell, nothing)

/** The history of records: who did what and when. */
export const recordLogs = defineResource('recordLog', {
  /** Newest first. */
  of: valueQuery<RecordLog[], LoggedRecord>(operation(recordLogEndpoints.of, listOf(logSchema))),
  /** Reports a print or a revealed number to the server: both happen in the browser only. */
  tell: mutation((event: ToldEvent) => tell(event)),
})
