import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { fileEndpoints } from '#features/common/file/endpoints'
import { handlers } from '#mocks/areas'
import { attachmentUrl, uploads } from '#mocks/kernel/server/file'
import { uploadOperation } from '#shared/http/files'
import * as api from '#tests/kit/api'
import { asIs } from '#tests/kit/asIs'
import { runServer, seenAt, server, signIn } from './harness'

runServer()

const CHUNK = '*/api/common/common/upload/chunk'
const upload = uploadOperation(fileEndpoints.upload, asIs<string>())
const MEGABYTE = 1024 * 1024
const paper = (size: number) => new File(['%PDF-1.4\n', new Uint8Array(size)], '质保书.pdf')
const open = async () => {
  server.use(...handlers)
  signIn((await api.signIn('yueheng')).token)
}

it('a large file goes on after a break with what the server lacks: the whole arrives, few bytes are sent twice', async () => {
  await open()
  const file = paper(8 * MEGABYTE)
  let [calls, bytes] = [0, 0]
  server.use(
    http.post(CHUNK, async ({ request }) => {
      calls += 1
      bytes += (await request.clone().arrayBuffer()).byteLength
      // The ninth chunk is cut off on its way.
      return calls === 9 ? HttpResponse.error() : undefined
    }),
  )
  const parts: number[] = []
  const url = await upload({ file }, { onProgress: (part) => parts.push(part) })
  const kept = [...uploads].find(([name]) => attachmentUrl(name) === url)?.[1]
  expect(kept?.content.byteLength).toBe(file.size)
  expect(new TextDecoder().decode(kept?.content.slice(0, 8))).toBe('%PDF-1.4')
  expect(calls).toBe(18)
  expect(bytes).toBeLessThanOrEqual(file.size * 1.1)
  expect(parts.at(-1)).toBe(1)
})

it('a chunked file is checked as a whole one is', async () => {
  await open()
  const file = new File([new Uint8Array(2 * MEGABYTE)], '质保书.pdf')
  await expect(upload({ file })).rejects.toThrow('文件内容与扩展名不符')
})

it('a server that takes no chunks, and a small file, get the file whole', async () => {
  await open()
  await upload({ file: paper(1000) })
  expect(seenAt('/api/common/common/upload/chunk')).toEqual([])
  server.use(http.get(CHUNK, () => new HttpResponse(null, { status: 404 })))
  expect(await upload({ file: paper(2 * MEGABYTE) })).toMatch(/\.pdf$/)
  expect(seenAt('/api/common/common/upload/chunk').map(({ method }) => method)).toEqual(['GET'])
})
