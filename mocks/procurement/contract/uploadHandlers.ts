import { randomUUID } from 'node:crypto'
import { serverNow } from '#domain/time'
import { attachmentError, MAX_ATTACHMENTS } from '#features/procurement/contract/model'
import { attachmentUrl } from '#mocks/kernel/file'
import { Refusal } from '#mocks/kernel/reply'
import { textField } from '#mocks/kernel/request'
import { type Call, type Route, writeRoute } from '#mocks/kernel/route'
import { db, nextId } from '#mocks/kernel/store'
import { ownContract } from './handlers'
import { statusAfter } from './writeHandlers'

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

export const contractUploadRoutes: Route[] = [
  writeRoute(['POST'], '/api/gd-centralized-sourcing/object-storage/uploadContract', 'contract', uploadContract),
]

async function uploadContract(call: Call) {
  const { file } = call.files
  if (!file) throw new Refusal('请选择文件')
  const error = attachmentError(file)
  if (error) throw new Refusal(error)
  const contractId = textField(call, 'contractId')
  if (contractId) {
    const contract = ownContract(call, contractId)
    statusAfter(contract, 'update')
    if (contract.attachments.length >= MAX_ATTACHMENTS) throw new Refusal('合同附件最多10个')
  }
  const ending = /\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''
  const contentType = TYPES[ending] ?? 'application/octet-stream'
  const key = `${randomUUID()}.${ending}`
  db.uploads.set(key, { content: new Uint8Array(await file.arrayBuffer()), contentType })
  return {
    id: nextId(),
    name: file.name,
    url: attachmentUrl(key),
    size: file.size,
    contentType,
    uploadTime: serverNow(),
  }
}
