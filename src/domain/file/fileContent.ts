/** Number of bytes at the start of a file that are enough for `isContentOf` and, almost always, `pixelsOf`. */
export const HEAD_BYTES = 256 * 1024

type Kind = 'picture' | 'pdf' | 'archive' | 'office' | 'video'

const KINDS: Record<string, readonly Kind[]> = {
  ...kindsOf('jpg jpeg png gif webp bmp', 'picture'),
  ...kindsOf('pdf', 'pdf'),
  ...kindsOf('zip', 'archive'),
  // An office file with a password has the old container under the new name.
  ...kindsOf('docx xlsx', 'archive', 'office'),
  ...kindsOf('mp4 mov webm', 'video'),
}

/** Whether the first bytes, as Latin-1 text, are of a kind. */
const SIGNATURES: Record<Kind, (head: string) => boolean> = {
  picture: (head) =>
    startsWithAny(head, ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'BM']) ||
    (head.startsWith('RIFF') && head.startsWith('WEBP', 8)),
  // Readers accept a few bytes before the header.
  pdf: (head) => head.includes('%PDF-'),
  archive: (head) => head.startsWith('PK'),
  office: (head) => head.startsWith('\xd0\xcf\x11\xe0'),
  // The parts of a QuickTime file come in any order.
  video: (head) =>
    head.startsWith('\x1a\x45\xdf\xa3') ||
    startsWithAny(head.slice(4), ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip']),
}

/**
 * Whether the first bytes of a file fit its extension: false for a text named .png. Any picture format fits any picture
 * extension, because browsers display it. True for extensions without a signature, e.g. txt.
 */
export function isContentOf(name: string, head: Uint8Array): boolean {
  const kinds = KINDS[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
  const text = String.fromCharCode(...head.subarray(0, 1024))
  return !kinds || kinds.some((kind) => SIGNATURES[kind](text))
}

/** Width and height of a picture. */
export type Pixels = { width: number; height: number }

/** The pixels of a PNG or JPEG by its header; null for other formats and for a header that is cut off. */
export function pixelsOf(head: Uint8Array): Pixels | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (view.byteLength < 24) return null
  if (view.getUint32(0) === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) }
  return view.getUint16(0) === 0xffd8 ? jpegPixels(view) : null
}

/** Searches the frame header (SOF0 to SOF15) among the segments of a JPEG. */
function jpegPixels(view: DataView): Pixels | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xffc0) return null
    // DHT, JPG and DAC lie in the same range and are no frames.
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
  }
  return null
}

function startsWithAny(text: string, starts: readonly string[]): boolean {
  return starts.some((start) => text.startsWith(start))
}

function kindsOf(extensions: string, ...kinds: Kind[]) {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kinds]))
}
