import { pageOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { messageEndpoints } from './endpoints'
import { messageSchema } from './model'

/** A page of messages. */
export const readMessages = operation(messageEndpoints.page, pageOf(messageSchema))
