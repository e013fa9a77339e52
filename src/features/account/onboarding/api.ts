import * as v from 'valibot'
import { listOf, mapped, nothing, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query, valueQuery } from '#shared/resource'
import { applicationEndpoints } from './endpoints'
import { applicationSchema, type Bank, type Company, type Store, type StoreDisable } from './model'

/** '' = no application yet. A server may answer only whether there is an open shop. */
const statusOrOpen = v.union([v.object({ storeDisable: wire.code<StoreDisable | ''>() }), wire.flag()])
const status = mapped(requiredValue(statusOrOpen), (answer): StoreDisable | '' => {
  if (typeof answer === 'object') return answer.storeDisable
  return answer ? 'OPEN' : ''
})
const categories = listOf(v.object({ id: wire.id(), name: wire.text() }))

const readApplication = operation(applicationEndpoints.own, recordOf(applicationSchema))
const readCategories = operation(applicationEndpoints.categories, categories)
const saveCompany = operation(applicationEndpoints.saveCompany, nothing)
const saveBank = operation(applicationEndpoints.saveBank, nothing)
const submit = operation(applicationEndpoints.submit, nothing)

/** The signed-in member's application for a shop. */
export const applications = defineResource('application', {
  status: valueQuery(operation(applicationEndpoints.status, status)),
  /** The saved application. The status only keys the cache: a new status refetches it. */
  own: query((_status: StoreDisable | '', signal) => readApplication(null, { signal })),
  saveCompany: mutation((company: Company) => saveCompany(company)),
  saveBank: mutation((bank: Bank) => saveBank(bank)),
  /** Saves the store and submits the whole application. */
  submit: mutation((store: Store) => submit(store)),
  /** The categories that a shop can apply for. */
  categories: query((_none: null, signal) => readCategories({ parentId: 0 }, { signal })),
})
