import { nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { commentEndpoints } from './endpoints'
import { commentSchema } from './model'

const sendReply = operation(commentEndpoints.reply, nothing)

/** The buyers' comments on the shop's products. */
export const comments = defineResource('comment', {
  page: pageQuery(operation(commentEndpoints.page, pageOf(commentSchema))),
  byId: recordQuery(operation(commentEndpoints.byId, recordOf(commentSchema))),
  reply: mutation((reply: { id: string; reply: string; replyImage: string }) => sendReply(reply)),
})
