import { memory } from '#mocks/kernel/store/store'
import { Refusal } from './reply'
import { type Reading, requiredField, textField } from './request'

type Call = Reading & { account: { id: string } }

/** Chunks of files under way, by account and upload; a restart forgets them, and clients send them again. */
const chunks = memory<Map<number, Blob>>()
/** When the last chunk of an upload came, ms. */
const lastChunk = memory<number>()
/** An upload without a chunk for so long is given up. */
const GIVEN_UP_MS = 60 * 60_000

const nameOf = ({ account }: Call, uploadId: string) => `${account.id} ${uploadId}`

/** The numbers of the chunks of an upload that arrived. */
export function arrivedChunks(call: Call): number[] {
  return [...(chunks.get(nameOf(call, requiredField(call, 'uploadId')))?.keys() ?? [])]
}

/**
 * Keeps a chunk; the same one again replaces it.
 *
 * @throws Refusal
 */
export function keepChunk(call: Call): void {
  const name = nameOf(call, requiredField(call, 'uploadId'))
  const index = Number(requiredField(call, 'index'))
  const { file } = call.files
  if (!file || !Number.isInteger(index) || index < 0) throw new Refusal('请求参数格式错误', { status: 400 })
  const now = Date.now()
  for (const [other, at] of lastChunk) if (now - at > GIVEN_UP_MS) forget(other)
  lastChunk.set(name, now)
  chunks.set(name, (chunks.get(name) ?? new Map<number, Blob>()).set(index, file))
}

/**
 * The call with the file that its fields name as uploaded in chunks, so that its route checks and takes it as any
 * other.
 *
 * @throws Refusal when a chunk is missing
 */
export function withChunkedFile<C extends Call>(call: C): C {
  const uploadId = textField(call, 'uploadId')
  const field = textField(call, 'uploadField')
  if (call.method !== 'POST' || uploadId === '' || field === '') return call
  const name = nameOf(call, uploadId)
  const parts = [...(chunks.get(name) ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part)
  const file = new File(parts, requiredField(call, 'uploadName'))
  if (file.size !== Number(textField(call, 'uploadSize'))) throw new Refusal('文件没有传完，请重试')
  forget(name)
  return { ...call, files: { ...call.files, [field]: file } }
}

function forget(name: string): void {
  chunks.delete(name)
  lastChunk.delete(name)
}
