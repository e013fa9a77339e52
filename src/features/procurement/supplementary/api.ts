import { unchecked } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import type { SendFile } from '#shared/editor/useUploads'
import { ApiError } from '#shared/http/ApiError'
import { SYSTEM_ERROR } from '#shared/http/envelope'
import { get, post, upload } from '#shared/http/request'
import { action, call, defineResource } from '#shared/resource'
import type { Supplementary } from './model'

const BASE = '/api/supplier/orderLogistics'

/** What is added to delivery notes after they left. Saving it also changes the note: its heats, its truck, its mark. */
export const supplementaries = defineResource('supplementary', {
  ofNote: call(async (deliverSn: string, signal): Promise<Supplementary | null> => {
    const found = await get<Partial<Supplementary> | null>(
      `${BASE}/get-supplementary-information`,
      unchecked(),
      { deliverSn },
      { signal },
    )
    return found?.deliverSn ? (found as Supplementary) : null
  }),
  save: action(
    (info: Supplementary) => post(`${BASE}/save-supplementary-information`, unchecked(), info),
    ['delivery'],
  ),
})

/** Uploads a photo or a certificate. The mall's file service answers with the address alone, other stores with an object. */
export const uploadFile: SendFile = async (file, options) => {
  const body = new FormData()
  body.append('file', file, file.name)
  body.append('directoryPath', 'deliver')
  const answer = await upload<unknown>('/api/common/common/upload/file', unchecked(), body, options)
  const url = isRecord(answer) ? wireText(answer.url) || wireText(answer.link) : wireText(answer)
  if (url === '') throw new ApiError('system', SYSTEM_ERROR)
  return { id: url, name: file.name, url, size: file.size }
}
