import { randomUUID } from 'node:crypto'
import { isContentOf } from '#domain/file/fileContent'
import { Refusal } from '#mocks/kernel/http/reply'
import { memory, remember } from '#mocks/kernel/store/store'

/** Path of file contents. It needs no sign-in, like an object store with unguessable names. */
export const ATTACHMENT_PATH = '/api/common/common/file/content'

/** Contents of uploaded files, by the last part of their URL. */
export const uploads = memory<{ content: Uint8Array<ArrayBuffer>; contentType: string }>('uploads')

const CONTENT_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  bmp: 'image/bmp',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** The URL of a seeded or uploaded file. */
export function attachmentUrl(name: string): string {
  return `${ATTACHMENT_PATH}/${encodeURIComponent(name)}`
}

/**
 * Stores an uploaded file under a generated name.
 *
 * @throws Refusal when its content is not of the kind that its name says, or it cannot be kept
 */
export async function keepUpload(file: File): Promise<{ url: string; contentType: string }> {
  const ending = /\w+$/.exec(file.name)?.[0].toLowerCase() ?? ''
  const key = `${randomUUID()}.${ending}`
  const contentType = CONTENT_TYPES[ending] ?? 'application/octet-stream'
  const content = new Uint8Array(await file.arrayBuffer())
  if (!isContentOf(file.name, content)) throw new Refusal('文件内容与扩展名不符，请确认文件没有损坏')
  remember(uploads, key, { content, contentType })
  return { url: attachmentUrl(key), contentType }
}

/**
 * A one-page PDF with the text `lines`. Chinese needs no embedded font: the viewer substitutes the standard Song
 * typeface, and the text is UCS-2, that font's own encoding.
 */
export function simplePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `<${ucs2Hex(line)}> Tj T*`).join('\n')
  const content = `BT /F1 16 Tf 28 TL 60 760 Td\n${text}\nET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]
  let pdf = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = pdf.length
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  pdf += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`
  return new Uint8Array(Buffer.from(pdf, 'latin1'))
}

function ucs2Hex(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')
}
