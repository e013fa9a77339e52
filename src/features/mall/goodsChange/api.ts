import * as v from 'valibot'
import { pageOf, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { goodsChangeEndpoints } from './endpoints'
import { type ChangeBody, changeSchema } from './model'

const addChange = operation(goodsChangeEndpoints.add, requiredValue(v.object({ id: wire.id() })))

/** The shop's requests to change what buyers rely on. */
export const goodsChanges = defineResource('goodsChange', {
  page: pageQuery(operation(goodsChangeEndpoints.page, pageOf(changeSchema))),
  byId: recordQuery(operation(goodsChangeEndpoints.byId, recordOf(changeSchema))),
  add: mutation((body: ChangeBody) => addChange(body)),
})
