import { fileEndpoints } from '#features/common/file/endpoints'
import { fileError } from '#features/common/file/model'
import { fileRequests } from '#features/common/file/requests'
import { certificateError } from '#features/procurement/supplementary/model'
import { arrivedChunks, keepChunk } from '#mocks/kernel/http/chunks'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, publicRoute, type Route, readRoute } from '#mocks/kernel/http/route'
import { ATTACHMENT_PATH, keepUpload, simplePdf, uploads } from '#mocks/kernel/server/file'
import { photoPicture } from '#mocks/kernel/server/picture'
import { write } from '#mocks/kernel/store/store'
import { chunkEndpoints } from '#shared/chunk/endpoints'
import { ownFiles, ownFolders } from './managerHandlers'

export const fileRoutes: Route[] = [
  // Every account may upload; the purpose is decided by the request that references the file.
  readRoute(fileEndpoints.upload, null, uploadFile),
  readRoute(chunkEndpoints.kept, null, arrivedChunks),
  readRoute(chunkEndpoints.send, null, keepChunk),
  publicRoute({ method: 'GET', path: `${ATTACHMENT_PATH}/{name}` }, ({ params }) => contentOf(params.name ?? '')),
]

/** Directories of uploads that belong to a document and are hidden in the file manager. */
const OF_DOCUMENTS = ['deliver']

/** Stores a file and responds with its URL only, like the mall's file service. */
async function uploadFile(call: Call): Promise<string> {
  const { file } = call.files
  const { directoryPath: folderId } = bodyBy(call, fileRequests.upload)
  if (OF_DOCUMENTS.includes(folderId) || !Object.hasOwn(call.fields, 'directoryPath')) {
    if (!file) throw new Refusal('请选择文件')
    const error = certificateError(file)
    if (error) throw new Refusal(error)
    return (await keepUpload(file)).url
  }
  if (!file) throw new Refusal('上传文件不能为空', { code: 1011, status: 400 })
  const error = fileError(file)
  if (error) throw new Refusal(error, { code: file.size === 0 ? 1011 : 1010, status: 400 })
  if (folderId !== '') ownFolders.get(call, folderId)
  const { url, contentType } = await keepUpload(file)
  const row = {
    name: file.name,
    fileKey: url.split('/').at(-1) ?? '',
    fileSize: String(file.size),
    fileType: contentType,
    url,
    createBy: call.account.account,
    fileDirectoryId: folderId,
    ownerId: call.account.id,
    userEnums: 'STORE' as const,
  }
  write(() => ownFiles.insert(call, row))
  return url
}

/** An uploaded file, unchanged. Seeded files have no bytes, so their content is generated from the name. */
function contentOf(name: string): Response {
  const upload = uploads.get(name)
  if (upload) return new Response(upload.content, { headers: { 'Content-Type': upload.contentType } })
  if (!/\.pdf$/i.test(name)) {
    const svg = decodeURIComponent(photoPicture(name.replaceAll(/[<>&]/g, '')).split(',').slice(1).join(','))
    return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  }
  return new Response(simplePdf([name.replace(/\.pdf$/i, ''), '演示文件，内容从略']), {
    headers: { 'Content-Type': 'application/pdf' },
  })
}
