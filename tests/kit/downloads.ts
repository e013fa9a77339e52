import { beforeAll, vi } from 'vitest'

/**
 * The interception of XMLHttpRequest converts every blob to text, which corrupts workbooks. In a test file that calls
 * this the bytes of workbooks pass as Latin-1.
 */
export function passWorkbooks() {
  beforeAll(() => {
    const { decode } = TextDecoder.prototype
    const isWorkbook = (text: string) => text.startsWith('PK\u0003\u0004')
    TextDecoder.prototype.decode = function (input, options) {
      const latin = input ? Buffer.from(input as ArrayBuffer).toString('latin1') : ''
      return isWorkbook(latin) ? latin : decode.call(this, input, options)
    }
    globalThis.Blob = class extends globalThis.Blob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        const isLatin = (part: BlobPart) => typeof part === 'string' && isWorkbook(part)
        super(
          parts.map((part) => (isLatin(part) ? Buffer.from(String(part), 'latin1') : part)),
          options,
        )
      }
    }
  })
}

/** Collects the files saved by the browser, until the test ends. */
export function catchDownloads() {
  const saved = { blobs: [] as Blob[], names: [] as string[] }
  URL.createObjectURL = (blob) => {
    saved.blobs.push(blob as Blob)
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.names.push(this.download)
  })
  return saved
}
