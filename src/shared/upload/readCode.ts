/** Longest sides, px, to which a photo is scaled for each search: small is fast, large still shows a small code. */
const SIDES = [1000, 1600, 2400]
/** Time for one search, ms. */
const TIME_LIMIT = 400

type Detector = { detect: (source: Blob) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/**
 * The text of a QR code or CODE128 in a photo; null when none is found. Uses `BarcodeDetector` where the browser has
 * it. Most browsers on Windows do not: there a decoder for QR codes is loaded, in plain JavaScript because the policy
 * of the site forbids wasm.
 */
export async function readCode(photo: Blob): Promise<string | null> {
  return (await detect(photo).catch(() => null)) ?? (await decode(photo).catch(() => null))
}

async function detect(photo: Blob): Promise<string | null> {
  const Detector = Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined
  if (!Detector) return null
  const [first] = await new Detector({ formats: ['qr_code', 'code_128'] }).detect(photo)
  return first?.rawValue || null
}

async function decode(photo: Blob): Promise<string | null> {
  const picture = await createImageBitmap(photo)
  try {
    const { decodeQR } = await import('qr/decode.js')
    const longest = Math.max(picture.width, picture.height)
    for (const side of SIDES.filter((one, index) => index === 0 || one < longest * 1.5)) {
      const text = search(decodeQR, pixelsOf(picture, Math.min(1, side / longest)))
      if (text) return text
      // Yields between searches, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return null
  } finally {
    picture.close()
  }
}

function pixelsOf(picture: ImageBitmap, scale: number): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The decoder throws when it finds no code. */
function search(decodeQR: typeof import('qr/decode.js').decodeQR, image: ImageData): string | null {
  try {
    return decodeQR(image, { timeLimit: TIME_LIMIT }) || null
  } catch {
    return null
  }
}
