import { vi } from 'vitest'

type Size = { width: number; height: number }

/**
 * Sizes of the pictures that load in a test, by the end of their URL; others fail. A chosen file is at `blob:` and its
 * name if that has a size, else at `blob:file`.
 */
export const sizes = new Map<string, Size>()
/** URLs that were loaded, in order. */
export const loaded: string[] = []
/** The parts drawn into canvases, with the size of the canvas at the end. */
export const drawn: number[][] = []

/**
 * Replaces what jsdom lacks: loading pictures, drawing into canvases, and addresses of files. Undone after each test.
 */
export function fakePictures(): void {
  for (const list of [loaded, drawn]) list.length = 0
  sizes.clear()
  vi.stubGlobal('Image', FakeImage)
  URL.createObjectURL = vi.fn((file) => {
    const own = file instanceof File ? `blob:${file.name}` : ''
    return sizes.has(own) ? own : 'blob:file'
  })
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (_image: unknown, ...numbers: number[]) => drawn.push(numbers),
  } as unknown as RenderingContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    const written = type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
    const head = written === 'image/jpeg' ? [0xff, 0xd8, 0xff] : [0x89, 0x50, 0x4e, 0x47]
    done(new Blob([Uint8Array.from(head)], { type: written }))
  })
}

class FakeImage {
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  naturalWidth = 0
  naturalHeight = 0

  set src(url: string) {
    loaded.push(url)
    const size = [...sizes].find(([end]) => url.endsWith(end))?.[1]
    this.naturalWidth = size?.width ?? 0
    this.naturalHeight = size?.height ?? 0
    queueMicrotask(() => (size ? this.onload() : this.onerror()))
  }
}
