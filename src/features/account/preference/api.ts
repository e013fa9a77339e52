import { listOf, nothing, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, query } from '#shared/resource'
import { preferenceEndpoints } from './endpoints'
import { type ListSetting, listSettingSchema, type Preference, preferenceSchema } from './model'

const readPreference = operation(preferenceEndpoints.own, recordOf(preferenceSchema))
const savePreference = operation(preferenceEndpoints.save, nothing)
const readLists = operation(preferenceEndpoints.lists, listOf(listSettingSchema))
const saveList = operation(preferenceEndpoints.saveList, nothing)

/** The signed-in user's own settings. On a server without these endpoints, settings stay in the browser. */
export const preferences = defineResource('preference', {
  /** The user only keys the cache. */
  own: query((_userId: string, signal) => readPreference(null, { signal })),
  save: mutation((preference: Preference) => savePreference(preference)),
  lists: query((_userId: string, signal) => readLists(null, { signal })),
  saveList: mutation((setting: ListSetting) => saveList(setting)),
})
