import { anything, Malformed, mapped, nothing, recordOf } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import type { SendFile } from '#shared/editor/useUploads'
import { get, post, upload } from '#shared/http/request'
import { defineResource, mutation, query } from '#shared/resource'
import { type Supplementary, supplementarySchema } from './model'

const BASE = '/api/supplier/orderLogistics'

/** Additions to delivery notes after departure. Saving also changes the note: heats, truck and signed-copy mark. */
export const supplementaries = defineResource('supplementary', {
  ofNote: query((deliverSn: string, signal) =>
    get(`${BASE}/get-supplementary-information`, recordOf(supplementarySchema), { deliverSn }, { signal }),
  ),
  save: mutation(
    (info: Supplementary) => post(`${BASE}/save-supplementary-information`, nothing, info),
    ['delivery', 'recordLog'],
  ),
})

/** The mall's file service returns only the URL, other stores an object. */
const storedUrl = mapped(anything, (answer) => {
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new Malformed('no address of the file')
  return url
})

/**
 * Uploads a photo or a certificate.
 *
 * @throws ApiError when the server rejects the file or returns no URL
 */
export const uploadFile: SendFile = async (file, options) => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('directoryPath', 'deliver')
  const url = await upload('/api/common/common/upload/file', storedUrl, body, options)
  return { id: url, name: file.name, url, size: file.size }
}
