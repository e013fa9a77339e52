import { listOf, nothing } from '#domain/shape'
import { get, post } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { type LoggedRecord, logSchema, type ToldEvent } from './model'

const BASE = '/api/gd-material/recordLog'

/** The history of records: who did what and when. */
export const recordLogs = defineResource('recordLog', {
  /** Newest first. */
  of: query((of: LoggedRecord, signal) => get(`${BASE}/queryList`, listOf(logSchema), of, { signal })),
  /** Reports a print or a revealed number to the server: both happen in the browser only. */
  tell: mutation((event: ToldEvent) => post(`${BASE}/tell`, nothing, event)),
})
