import { recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, valueQuery } from '#shared/resource'
import { trailEndpoints } from './endpoints'
import { type Trail, type TrailOf, trailSchema } from './model'

/** The document trail of a contract, an order, a note or a settlement. */
export const trails = defineResource('trail', {
  of: valueQuery<Trail | null, TrailOf>(operation(trailEndpoints.of, recordOf(trailSchema))),
})
