import { nothing, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, pageQuery, recordQuery } from '#shared/resource'
import { complaintEndpoints } from './endpoints'
import { complaintRowSchema, complaintSchema } from './model'

const sendMessage = operation(complaintEndpoints.say, nothing)
const sendAppeal = operation(complaintEndpoints.appeal, nothing)

/** The buyers' complaints about the shop. */
export const complaints = defineResource('complaint', {
  page: pageQuery(operation(complaintEndpoints.page, pageOf(complaintRowSchema))),
  detail: recordQuery(operation(complaintEndpoints.detail, recordOf(complaintSchema))),
  say: mutation((message: { complainId: string; content: string }) => sendMessage(message)),
  appeal: mutation(
    (appeal: { orderComplaintId: string; appealContent: string; appealImages: string }) => sendAppeal(appeal),
    ['message'],
  ),
})
