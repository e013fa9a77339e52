import { useRef, useState } from 'react'
import { HEAD_BYTES, type Pixels, pixelsOf } from '#domain/file/fileContent'
import { imageError } from '#features/common/file/model'
import { leastError, pixelError } from '#shared/media/contentError'
import { loadImage } from '#shared/media/loadImage'
import { safePicture } from '#shared/safeUrl'
import { currentVariant } from '#shared/variant'
import { drawCrop } from './cropCanvas'
import { cropped, original } from './cropUrl'
import {
  croppedName,
  croppedSize,
  type ImageRect,
  isAnimated,
  isSmaller,
  largestSelection,
  nameAt,
  needsCrop,
  rectOf,
  typeOf,
} from './model'

/** A picture in the crop dialog. */
export type Crop = {
  key: number
  /** A safe address to show it by. */
  src: string
  size: Pixels
  wanted: Pixels
  /** The smallest selection, px; null for any. */
  least: Pixels | null
  /** Whether a crop loses its frames. */
  isAnimated: boolean
  /** How the crop is made: in the browser and uploaded, by the image host, or not at all. */
  means: 'upload' | 'host' | null
  /** Why the picture cannot be used as it is, in Chinese. */
  originalError: string | null
  /** @throws when the browser cannot cut out the part */
  onCrop: (rect: ImageRect) => Promise<void>
  onOriginal: () => void
  onSkip: () => void
}

/** The picture that the crop dialog asks about, as one of several. */
export type AskedCrop = { crop: Crop; number: number; total: number }

/** What a field wants of its pictures, px. */
export type PictureSize = {
  /** Size of the place: a picture of another ratio, or a much larger one, is offered for cropping. */
  wanted?: Pixels | null
  /** Minimum pixels of a picture. */
  atLeast?: Pixels
  /** Pixels that a picture must have: others are cropped, smaller ones are left for the field to refuse. */
  exactly?: Pixels
}

type Options = PictureSize & {
  /** The largest upload, MB. */
  maxMegabytes: number
}

/** A picture to ask about, and the result of each decision; skipped, it has none. */
type Question<Result> = Omit<Crop, 'key' | 'wanted' | 'least' | 'onCrop' | 'onOriginal' | 'onSkip'> & {
  cut: (rect: ImageRect) => Promise<Result>
  whole: Result
  signal: AbortSignal
}

/** Larger files are not even read, MB: only the crop of a photo is uploaded. */
export const MAX_READ_MEGABYTES = 20
const UNREADABLE = '无法读取这张图片，请换一张'

/**
 * Fits chosen pictures to the wanted size: those that fit are returned unchanged, the user is asked about the others,
 * one after another.
 */
export function useCropping({ wanted = null, atLeast, exactly, maxMegabytes }: Options) {
  const size = exactly ?? wanted
  const least = exactly ?? atLeast
  const [{ queue, done }, setQueue] = useState<{ queue: Crop[]; done: number }>({ queue: [], done: 0 })
  const [error, setError] = useState('')
  const lastKey = useRef(0)
  /** Ends once the files chosen so far are read: they are asked about in the order they were chosen. */
  const reading = useRef<Promise<unknown>>(Promise.resolve())

  const fits = (actual: Pixels) => (exactly ? !pixelError(actual, exactly) : !size || !needsCrop(actual, size))
  /** No part of it could be accepted. */
  const isTooSmall = (actual: Pixels) =>
    size && least && isSmaller(rectOf(largestSelection(actual, size), actual), least)
  const sizeRefusal = (actual: Pixels) => pixelError(actual, exactly) ?? leastError(actual, atLeast)

  const ask = <Result>(wanted: Pixels, { cut, whole, signal, ...rest }: Question<Result>) =>
    new Promise<Result | null>((resolve) => {
      lastKey.current += 1
      const key = lastKey.current
      const settle = (result: Result | null) => {
        resolve(result)
        setQueue((state) => {
          const left = state.queue.filter((one) => one.key !== key)
          // Its upload may be cancelled long after the question.
          if (left.length === state.queue.length) return state
          return { queue: left, done: left.length === 0 ? 0 : state.done + 1 }
        })
      }
      const crop: Crop = {
        ...rest,
        key,
        wanted,
        least: least ?? null,
        onCrop: async (rect) => settle(await cut(rect)),
        onOriginal: () => settle(whole),
        onSkip: () => settle(null),
      }
      signal.addEventListener('abort', crop.onSkip)
      setQueue(({ queue, done }) => ({ queue: [...queue, crop], done }))
    })

  const cutOut = async (image: HTMLImageElement, rect: ImageRect, name: string, wanted: Pixels) => {
    const blob = await drawCrop(image, rect, croppedSize(rect, wanted), typeOf(name), maxMegabytes)
    return new File([blob], croppedName(name, blob.type), { type: blob.type })
  }

  /** The file to upload, or why it is refused, in Chinese; null when the user skipped it. */
  const fitFile = async (file: File, signal: AbortSignal): Promise<File | string | null> => {
    setError('')
    if (!size) return file
    const earlier = reading.current
    let endReading = () => {}
    const own = new Promise<void>((resolve) => {
      endReading = resolve
    })
    reading.current = Promise.all([earlier, own])
    const sizeError = imageError(file, maxMegabytes)
    let src = ''
    try {
      const known = sizeError ? null : await pngPixels(file)
      if (known && fits(known)) return file
      src = URL.createObjectURL(file)
      const [image, isMoving] = await Promise.all([loadImage(src).catch(() => null), hasFrames(file)])
      if (!image) return UNREADABLE
      const actual = sizeOf(image)
      if (isTooSmall(actual) || (!sizeError && fits(actual))) return file
      await earlier
      if (signal.aborted) return null
      const answer = ask(size, {
        src,
        size: actual,
        isAnimated: isMoving,
        means: 'upload',
        signal,
        originalError: sizeError ?? pixelError(actual, exactly),
        cut: (rect) => cutOut(image, rect, file.name, size),
        whole: file,
      })
      endReading()
      return await answer
    } finally {
      endReading()
      if (src) URL.revokeObjectURL(src)
    }
  }

  /**
   * The address to use, or a crop to upload; null when the user skipped it. A picture that cannot be cropped is used as
   * it is.
   *
   * @param isAsked the dialog opens although the picture fits
   */
  const fitUrl = async (url: string, isAsked: boolean, signal: AbortSignal): Promise<File | string | null> => {
    setError('')
    const { imageHost } = currentVariant()
    const whole = original(url, imageHost)
    const src = safePicture(whole)
    if (!size || src === null) return url
    const image = await loadImage(src).catch(() => null)
    if (signal.aborted) return null
    const actual = image && sizeOf(image)
    const refusal = !actual ? UNREADABLE : isTooSmall(actual) ? sizeRefusal(actual) : null
    if (isAsked && refusal) setError(refusal)
    if (!image || !actual || refusal) return isAsked ? null : url
    if (!isAsked && fits(actual)) return url
    const means = cropMeans(whole)
    const originalError = pixelError(actual, exactly)
    // The dialog would offer nothing.
    if (!means && originalError) return url
    return ask<File | string>(size, {
      src,
      size: actual,
      isAnimated: false,
      means,
      originalError,
      signal,
      cut: async (rect) =>
        means === 'upload' ? cutOut(image, rect, nameAt(src), size) : (cropped(whole, rect, imageHost, size) ?? url),
      whole,
    })
  }

  const [crop] = queue
  const asked: AskedCrop | null = crop ? { crop, number: done + 1, total: done + queue.length } : null
  return { asked, error, fitFile, fitUrl }
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

/** The pixels of a PNG, which tells them without being loaded; null for others: a photo may lie on its side. */
async function pngPixels(file: File): Promise<Pixels | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return head[0] === 0x89 ? pixelsOf(head) : null
}

async function hasFrames(file: File): Promise<boolean> {
  if (!/\.(?:gif|webp)$/i.test(file.name)) return false
  return isAnimated(new Uint8Array(await file.arrayBuffer()))
}
