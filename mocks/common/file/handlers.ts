import { certificateError } from '#features/procurement/supplementary/model'
import { ATTACHMENT_PATH, keepUpload, simplePdf, uploads } from '#mocks/kernel/file'
import { photoPicture } from '#mocks/kernel/picture'
import { Refusal } from '#mocks/kernel/reply'
import { type Call, publicRoute, type Route, readRoute } from '#mocks/kernel/route'

export const fileRoutes: Route[] = [
  // Every account may upload; the call that references the file decides its purpose.
  readRoute(['POST'], '/api/common/common/upload/file', null, uploadFile),
  publicRoute(['GET'], `${ATTACHMENT_PATH}/:name`, ({ params }) => contentOf(params.name ?? '')),
]

/** Stores a file and responds with its URL only, like the mall's file service. */
async function uploadFile({ files }: Call): Promise<string> {
  const { file } = files
  if (!file) throw new Refusal('请选择文件')
  const error = certificateError(file)
  if (error) throw new Refusal(error)
  return (await keepUpload(file)).url
}

/** An uploaded file unchanged. Seeded files have no bytes: generated content describes them. */
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
