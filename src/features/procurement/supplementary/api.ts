import { anything, Malformed, mapped, nothing, recordOf } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import type { SendFile } from '#shared/editor/useUploads'
import { operation, uploadOperation } from '#shared/http/operation'
import { defineResource, mutation, recordQuery } from '#shared/resource'
import { supplementaryEndpoints } from './endpoints'
import { type Supplementary, supplementarySchema } from './model'

const saveSupplementary = operation(supplementaryEndpoints.save, nothing)

/** Additions to delivery notes after departure. Saving also changes the note: heats, truck and signed-copy mark. */
export const supplementaries = defineResource('supplementary', {
  ofNote: recordQuery(operation(supplementaryEndpoints.ofNote, recordOf(supplementarySchema))),
  save: mutation((info: Supplementary) => saveSupplementary(info), ['delivery', 'recordLog']),
})

/** The mall's file service returns only the URL, other stores an object. */
const storedUrl = mapped(anything, (answer) => {
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new Malformed('no address of the file')
  return url
})

const upload = uploadOperation(supplementaryEndpoints.upload, storedUrl)

/**
 * Uploads a photo or a certificate.
 *
 * @throws ApiError when the server rejects the file or returns no URL
 */
export const uploadFile: SendFile = async (file, options) => {
  const url = await upload({ file, directoryPath: 'deliver' }, options)
  return { id: url, name: file.name, url, size: file.size }
}
