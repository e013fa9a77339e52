import { pageOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { messageEndpoints } from './endpoints'
import { messageSchema } from './model'

/** Maximum page size that servers return. */
export const MANY = 100

/** A page of messages. */
export const readMessages = operation(messageEndpoints.page, pageOf(messageSchema))
