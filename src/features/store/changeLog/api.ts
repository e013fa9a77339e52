import { listOf, nothing } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, valueQuery } from '#shared/resource'
import { changeLogEndpoints } from './endpoints'
import { type ChangedRecord, type ChangeLog, changeLogSchema, type Reveal } from './model'

const reveal = operation(changeLogEndpoints.reveal, nothing)

/** The changes of a shop's settings, staff and records. */
export const changeLogs = defineResource('changeLog', {
  /** Newest first. */
  of: valueQuery<ChangeLog[], ChangedRecord>(operation(changeLogEndpoints.of, listOf(changeLogSchema))),
  /** Reports a revealed number to the server: it happens in the browser only. */
  reveal: mutation((event: Reveal) => reveal(event)),
})
