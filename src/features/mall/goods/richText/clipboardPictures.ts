import { unsafePictures } from './editorHtml'

/** A picture of pasted HTML, and its file where the clipboard holds it. */
export type PastedPicture = { picture: HTMLImageElement; file: File | null }

/** A picture in rich text: its last control words, then its bytes in hexadecimal. */
const RTF_PICTURE = /\\(png|jpeg)blip(?:\\[a-z]+-?\d*)*\s*(?:\{\\\*\\blipuid[^}]*\})?\s*([\da-f\s]{32,})\}/gi

/**
 * The pictures of pasted HTML that buyers could not load. Word and WPS name files of their own disk there, and put the
 * pictures into the rich text beside it.
 */
export function pastedPictures(body: HTMLElement, rtf: string, files: readonly File[]): PastedPicture[] {
  const isInline = (picture: HTMLImageElement) => picture.src.startsWith('data:')
  // Data would be stored in the text itself; as a file it is loaded once.
  const inline = [...body.querySelectorAll('img')].filter(isInline)
  const unsafe = unsafePictures(body).filter((picture) => !isInline(picture))
  const local = unsafe.filter((picture) => picture.src.startsWith('file:'))
  const inRtf = rtfPictures(rtf)
  // A copied picture comes as a file too; beside a text the file shows all that was copied.
  const isPictureOnly = unsafe.length === files.length && (body.textContent ?? '').trim() === ''
  const fileOf = (picture: HTMLImageElement) => {
    if (isPictureOnly) return files[unsafe.indexOf(picture)] ?? null
    return inRtf.length === local.length ? (inRtf[local.indexOf(picture)] ?? null) : null
  }
  return [
    ...inline.map((picture) => ({ picture, file: dataFile(picture.src) })),
    ...unsafe.map((picture) => ({ picture, file: fileOf(picture) })),
  ]
}

function rtfPictures(rtf: string): File[] {
  return [...rtf.matchAll(RTF_PICTURE)].map(([, kind = 'png', hex = ''], at) => {
    const digits = hex.replace(/\s/g, '')
    const bytes = new Uint8Array(Math.floor(digits.length / 2))
    for (let byte = 0; byte < bytes.length; byte++)
      bytes[byte] = Number.parseInt(digits.slice(byte * 2, byte * 2 + 2), 16)
    return pictureFile(bytes, kind.toLowerCase(), at)
  })
}

function dataFile(address: string): File | null {
  const [, kind, content = ''] = /^data:image\/(png|jpe?g|gif|webp);base64,(.*)$/is.exec(address) ?? []
  if (!kind) return null
  try {
    return pictureFile(
      Uint8Array.from(atob(content.trim()), (char) => char.charCodeAt(0)),
      kind.toLowerCase(),
      0,
    )
  } catch {
    return null
  }
}

function pictureFile(bytes: Uint8Array<ArrayBuffer>, kind: string, at: number): File {
  return new File([bytes], `pasted-${at + 1}.${kind}`, { type: `image/${kind === 'jpg' ? 'jpeg' : kind}` })
}
