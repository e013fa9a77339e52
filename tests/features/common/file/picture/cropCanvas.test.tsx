import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawCrop } from '#features/common/file/picture/cropCanvas'
import { fakePictures } from '#tests/kit/pictures'

const MEGABYTE = 1024 * 1024
const rect = { x: 0, y: 0, width: 800, height: 800 }

/** The types and qualities that were tried. */
let tried: [string | undefined, unknown][]
/** Writes crops of these sizes, in order. */
function writes(...sizes: number[]) {
  tried = []
  vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done, type, quality) => {
    tried.push([type, quality])
    done(new Blob([new Uint8Array(sizes[tried.length - 1] ?? 1)], { type }))
  })
}
const draw = (type: string) => drawCrop(new Image(), rect, rect, type, 1)

describe('a crop', () => {
  beforeEach(() => {
    fakePictures()
    return () => vi.unstubAllGlobals()
  })

  it('keeps its type while it is within the limit', async () => {
    writes(MEGABYTE)
    expect((await draw('image/png')).type).toBe('image/png')
    expect(tried).toEqual([['image/png', 0.9]])
  })

  it('above the limit becomes a JPEG, as good as fits', async () => {
    writes(3 * MEGABYTE, 2 * MEGABYTE, MEGABYTE)
    const blob = await draw('image/png')
    expect([blob.type, blob.size]).toEqual(['image/jpeg', MEGABYTE])
    expect(tried.slice(1)).toEqual([
      ['image/jpeg', 0.9],
      ['image/jpeg', 0.75],
    ])
  })

  it('cannot be made where the browser writes none', async () => {
    vi.mocked(HTMLCanvasElement.prototype.toBlob).mockImplementation((done) => done(null))
    await expect(draw('image/png')).rejects.toThrow('no picture')
  })
})
