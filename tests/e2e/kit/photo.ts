import type { Page } from '@playwright/test'

/** The colour of a corner of a picture. */
type Corner = 'red' | 'green' | 'blue' | 'yellow'
const COLOURS: Record<Corner, string> = { red: '#e01010', green: '#10c010', blue: '#1010e0', yellow: '#e0e010' }

/**
 * A photo of a phone held upright: 4032 × 3024 px, stored sideways, with the Exif orientation "rotate a quarter
 * clockwise". Upright its corners are, from top left: blue, red, yellow, green.
 */
export async function sidewaysPhoto(page: Page, name: string) {
  const drawn = await page.evaluate(async (colours) => {
    const canvas = document.createElement('canvas')
    canvas.width = 4032
    canvas.height = 3024
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    for (const [index, colour] of [colours.red, colours.green, colours.blue, colours.yellow].entries()) {
      context.fillStyle = colour
      context.fillRect((index % 2) * 2016, Math.floor(index / 2) * 1512, 2016, 1512)
    }
    // Detail in the middle gives the file the size of a photo.
    for (let at = 0; at < 60_000; at++) {
      context.fillStyle = `hsl(${(at * 47) % 360} 70% ${20 + ((at * 31) % 60)}%)`
      context.fillRect(1008 + ((at * 7919) % 2016), 756 + ((at * 104_729) % 1512), 12, 12)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }, COLOURS)
  const jpeg = Buffer.from(drawn, 'base64')
  // After the first two bytes: one directory of one entry, orientation (0x0112) 6.
  const tiff = '4d4d002a000000080001011200030000000100060000' + '00000000'
  const exif = Buffer.from(`457869660000${tiff}`, 'hex')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  const buffer = Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A picture as a browser shows it: its size and the colours of its corners, from top left. */
export function lookAt(page: Page, url: string): Promise<{ width: number; height: number; corners: string[] }> {
  return page.evaluate(
    async ({ address, colours }) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const places: [number, number][] = [
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ]
      const corners = places.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(x * width, y * height, 1, 1).data
        const isNear = (colour: string) =>
          [red, green, blue].every(
            (value, at) => Math.abs(value - Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16)) < 40,
          )
        return Object.entries(colours).find(([, colour]) => isNear(colour))?.[0] ?? `${red},${green},${blue}`
      })
      return { width, height, corners }
    },
    { address: url, colours: COLOURS },
  )
}

/** A picture of a given size, half black, drawn in the browser. */
export async function drawnPicture(page: Page, name: string, [width, height]: [number, number]) {
  const url = await page.evaluate(
    ([w = 0, h = 0]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      canvas.getContext('2d')?.fillRect(0, 0, w / 2, h)
      return canvas.toDataURL('image/png')
    },
    [width, height],
  )
  return { name, mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
