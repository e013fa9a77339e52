import { useLayoutEffect, useRef, useState } from 'react'
import type { Pixels } from '#domain/fileContent'
import { imageError } from '#features/common/file/model'
import { contentError } from '#shared/media/contentError'
import { loadImage } from '#shared/media/loadImage'
import { safePicture } from '#shared/safeUrl'
import { currentVariant } from '#shared/variant'
import { drawCrop } from './cropCanvas'
import { cropped, original } from './cropUrl'
import { croppedName, croppedSize, type ImageRect, isAnimated, nameAt, needsCrop, typeOf } from './model'

/** A picture in the crop dialog. */
export type Crop = {
  /** A safe address to show it by. */
  src: string
  size: Pixels
  wanted: Pixels
  /** Whether a crop loses its frames. */
  isAnimated: boolean
  /** How the crop is made: in the browser and uploaded, by the image host, or not at all. */
  means: 'upload' | 'host' | null
  /** Why the picture cannot be used as it is, in Chinese. */
  originalError: string | null
  /** @throws when the browser cannot cut out the part */
  onCrop: (rect: ImageRect) => Promise<void>
  onOriginal: () => void
}

type Options = {
  /** Size of the place, px; without it nothing is cropped. */
  wanted: Pixels | null
  /** The largest upload, MB. */
  maxMegabytes: number
  /** Uploads a file, or shows why it is not accepted. */
  onFile: (file: File) => void
  onUrl: (url: string) => void
}

/** Larger files are not even read, MB: only the crop of a photo is uploaded. */
const MAX_READ_MEGABYTES = 20
const UNREADABLE = '无法读取这张图片，请换一张'

/** Lets the user crop chosen pictures that do not fit the wanted size; the others are passed on unchanged. */
export function useCropping(options: Options) {
  const { wanted, maxMegabytes } = options
  const [crop, setCrop] = useState<Crop | null>(null)
  const [error, setError] = useState('')
  // A picture is read and cropped long after the render in which it was chosen.
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const onFile = (file: File) => latest.current.onFile(file)
  const onUrl = (url: string) => latest.current.onUrl(url)
  /** The latest choice: an earlier one that is still being read is dropped. */
  const turn = useRef(0)
  /** The address of a chosen file, until the dialog closes; a page in a hidden tab keeps it. */
  const objectUrl = useRef('')

  const begin = () => {
    turn.current += 1
    if (objectUrl.current) URL.revokeObjectURL(objectUrl.current)
    objectUrl.current = ''
    setCrop(null)
    setError('')
    return turn.current
  }
  const upload = async (image: HTMLImageElement, rect: ImageRect, name: string, size: Pixels) => {
    const blob = await drawCrop(image, rect, croppedSize(rect, size), typeOf(name))
    onFile(new File([blob], croppedName(name, blob.type), { type: blob.type }))
  }

  const chooseFile = async (file: File) => {
    const own = begin()
    if (!wanted || imageError(file, MAX_READ_MEGABYTES) || (await contentError(file))) return onFile(file)
    if (own !== turn.current) return
    const src = URL.createObjectURL(file)
    objectUrl.current = src
    const [image, isMoving] = await Promise.all([loadImage(src).catch(() => null), hasFrames(file)])
    if (own !== turn.current) return
    if (!image) return setError(UNREADABLE)
    const size = sizeOf(image)
    const originalError = imageError(file, maxMegabytes)
    if (!originalError && !needsCrop(size, wanted)) return onFile(file)
    setCrop({
      src,
      size,
      wanted,
      isAnimated: isMoving,
      means: 'upload',
      originalError,
      onCrop: (rect) => upload(image, rect, file.name, wanted),
      onOriginal: () => onFile(file),
    })
  }

  /** `isAsked`: the dialog opens although the picture fits. */
  const chooseUrl = async (url: string, isAsked: boolean) => {
    const own = begin()
    const { imageHost } = currentVariant()
    const whole = original(url, imageHost)
    const src = safePicture(whole)
    if (!wanted || src === null) return onUrl(url)
    const image = await loadImage(src).catch(() => null)
    if (own !== turn.current) return
    if (!image) return isAsked ? setError(UNREADABLE) : onUrl(url)
    const size = sizeOf(image)
    if (!isAsked && !needsCrop(size, wanted)) return onUrl(url)
    const means = cropMeans(whole)
    setCrop({
      src,
      size,
      wanted,
      isAnimated: false,
      means,
      originalError: null,
      onCrop: async (rect) => {
        if (means === 'upload') return upload(image, rect, nameAt(src), wanted)
        onUrl(cropped(whole, rect, imageHost, wanted) ?? url)
      },
      onOriginal: () => onUrl(whole),
    })
  }

  return { crop, error, chooseFile, chooseUrl, close: begin }
}

/** How a stored picture can be cropped; null when only its own host could. */
export function cropMeans(url: string): Crop['means'] {
  const { imageHost } = currentVariant()
  if (cropped(url, { x: 0, y: 0, width: 1, height: 1 }, imageHost) !== null) return 'host'
  const src = safePicture(url)
  if (src === null) return null
  // A canvas that shows a picture of another origin cannot be read.
  return src.startsWith('data:') || new URL(src).origin === window.location.origin ? 'upload' : null
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement): Pixels {
  return { width: naturalWidth, height: naturalHeight }
}

async function hasFrames(file: File): Promise<boolean> {
  if (!/\.(?:gif|webp)$/i.test(file.name)) return false
  return isAnimated(new Uint8Array(await file.arrayBuffer()))
}
