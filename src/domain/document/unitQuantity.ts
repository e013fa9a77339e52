import * as v from 'valibot'
import * as wire from '#domain/wire'

/** A quantity in one unit, as read: tonnes and pieces do not add up. */
export const unitQuantitySchema = v.object({ unit: wire.text(), quantity: wire.decimal() })
