import { nothing, recordOf } from '#domain/shape'
import { uploadTo } from '#features/common/file/api'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, recordQuery } from '#shared/resource'
import type { SendFile } from '#shared/upload/useUploads'
import { supplementaryEndpoints } from './endpoints'
import { type Supplementary, supplementarySchema } from './model'

const saveSupplementary = operation(supplementaryEndpoints.save, nothing)

/** Additions to delivery notes after departure. Saving also changes the note: heats, truck and signed-copy mark. */
export const supplementaries = defineResource('supplementary', {
  ofNote: recordQuery(operation(supplementaryEndpoints.ofNote, recordOf(supplementarySchema))),
  save: mutation((info: Supplementary) => saveSupplementary(info), ['delivery', 'recordLog']),
})

/** Uploads a photo or a certificate. */
export const uploadFile: SendFile = (file, options) =>
  uploadTo('deliver', file, options).then((stored) => ({ ...stored, size: file.size }))
