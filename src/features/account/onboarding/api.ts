import * as v from 'valibot'
import { anything, listOf, mapped, nothing, recordOf } from '#domain/shape'
import { idLeaf, isRecord, textLeaf, wireText } from '#domain/wire'
import { get, putForm } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { applicationSchema, type Bank, type Company, type Store, type StoreDisable } from './model'

const APPLY = '/api/buyer/store/store/apply'

/** '' = no application yet. A server may answer only whether there is an open shop. */
const status = mapped(anything, (answer): StoreDisable | '' => {
  if (isRecord(answer)) return wireText(answer.storeDisable) as StoreDisable | ''
  return wireText(answer) === 'true' ? 'OPEN' : ''
})

/** The signed-in member's application for a shop. */
export const applications = defineResource('application', {
  status: query((_none: null, signal) => get(`${APPLY}/haveStore`, status, {}, { signal })),
  /** The saved application. The status only keys the cache: a new status refetches it. */
  own: query((_status: StoreDisable | '', signal) =>
    get(`${APPLY}/apply`, recordOf(applicationSchema), {}, { signal }),
  ),
  saveCompany: mutation((company: Company) => putForm(`${APPLY}/newFirst`, nothing, company)),
  saveBank: mutation((bank: Bank) => putForm(`${APPLY}/newSecond`, nothing, bank)),
  /** Saves the store and submits the whole application. */
  submit: mutation((store: Store) => putForm(`${APPLY}/third`, nothing, store)),
  /** The categories that a shop can apply for. */
  categories: query((_none: null, signal) =>
    get('/api/store/buyer/goods/category/get/0', listOf(v.object({ id: idLeaf(), name: textLeaf() })), {}, { signal }),
  ),
})
