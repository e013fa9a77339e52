import { randomUUID } from 'node:crypto'
import { certificateError } from '#features/procurement/supplementary/model'
import { attachmentUrl } from '#mocks/kernel/file'
import { Refusal } from '#mocks/kernel/reply'
import { type Call, type Route, readRoute } from '#mocks/kernel/route'
import { db } from '#mocks/kernel/store'

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export const uploadRoutes: Route[] = [
  // Whoever has signed in may upload; what the file is for is decided by the call that names it.
  readRoute(['POST'], '/api/common/common/upload/file', null, uploadFile),
]

/** Keeps a file and answers with its address alone, as the mall's file service does. */
async function uploadFile({ files }: Call): Promise<string> {
  const { file } = files
  if (!file) throw new Refusal('请选择文件')
  const error = certificateError(file)
  if (error) throw new Refusal(error)
  const ending = /\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''
  const key = `${randomUUID()}.${ending}`
  const content = new Uint8Array(await file.arrayBuffer())
  db.uploads.set(key, { content, contentType: TYPES[ending] ?? 'application/octet-stream' })
  return attachmentUrl(key)
}
