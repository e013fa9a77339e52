import { recordOf } from '#domain/shape'
import { get } from '#shared/http/request'
import { defineResource, query } from '#shared/resource'
import { type TrailOf, trailSchema } from './model'

/** The document trail of a contract, an order, a note or a settlement. */
export const trails = defineResource('trail', {
  of: query((of: TrailOf, signal) =>
    get('/api/gd-material/documentTrail/detail', recordOf(trailSchema), of, { signal }),
  ),
})
