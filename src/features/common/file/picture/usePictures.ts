import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { files } from '#features/common/file/api'
import { IMAGE_TYPES, imageError } from '#features/common/file/model'
import { contentError } from '#shared/media/contentError'
import { type StoredFile, useUploads } from '#shared/upload/useUploads'
import { cropMeans, MAX_READ_MEGABYTES, type PictureSize, useCropping } from './useCropping'

type Options = PictureSize & {
  /** The addresses of the pictures, in order. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  /** Maximum number of pictures. */
  limit?: number
  /** Maximum size of an uploaded picture. */
  maxMegabytes?: number
  /** Extensions of uploaded pictures. */
  types?: readonly string[]
  /** A new picture replaces the present one, instead of being added; cancels the upload of an earlier one. */
  isReplaced?: boolean
  /** Called with each upload. */
  onUpload?: (upload: Promise<unknown>) => void
}

/** The state and operations of a field of pictures, see `usePictures`. */
export type Pictures = ReturnType<typeof usePictures>

/** Pictures of a field: uploaded or from the file manager, cropped to the wanted size, and cropped again later. */
export function usePictures(options: Options) {
  const { value, limit = 1, maxMegabytes = 2, types = IMAGE_TYPES, isReplaced = false } = options
  const { wanted = null, atLeast, exactly } = options
  const hasSize = Boolean(exactly ?? wanted)
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  /** Number of pictures from the file manager that are being read or asked about: they take room already. */
  const [reading, setReading] = useState(0)
  const reader = useRef(new AbortController())
  const { asked, error, ...cropping } = useCropping({ wanted, atLeast, exactly, maxMegabytes })
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  const uploads = useUploads({
    // Empty where what is uploaded replaces the picture.
    value: isReplaced ? [] : value.map(storedAt),
    onChange: (stored) => options.onChange(stored.map(({ url }) => url)),
    send: (file, sendOptions) => {
      const sent = sending.mutateAsync({ file, folderId: '', options: sendOptions })
      options.onUpload?.(sent)
      return sent
    },
    check: (file) => imageError(file, hasSize ? MAX_READ_MEGABYTES : maxMegabytes, types),
    prepare: async (file, signal) => {
      const fitted = await cropping.fitFile(file, signal)
      if (!(fitted instanceof File)) return fitted
      return (await contentError(fitted, atLeast, exactly)) ?? imageError(fitted, maxMegabytes, types) ?? fitted
    },
    max: isReplaced ? 1 : limit - reading,
    atLeast,
  })
  const { pending } = uploads
  const added = pending.filter(({ canRetry, replaces }) => canRetry && replaces === undefined)
  const room = isReplaced ? 1 : limit - value.length - added.length - reading

  const begin = () => {
    if (!isReplaced) return
    reader.current.abort()
    reader.current = new AbortController()
    for (const { key } of pending) uploads.cancel(key)
  }
  const read = async (urls: readonly string[], replaces?: string) => {
    const { signal } = reader.current
    setReading((count) => count + urls.length)
    const all = urls.map((url) => cropping.fitUrl(url, replaces !== undefined, signal))
    // In the order they were chosen.
    for (const one of all) {
      const fitted = await one
      setReading((count) => count - 1)
      if (fitted === null || signal.aborted) continue
      if (typeof fitted === 'string') uploads.keep(storedAt(fitted), replaces)
      else uploads.send(fitted, replaces)
    }
  }

  return {
    uploads,
    /** Number of pictures that can be added. */
    room,
    reading,
    asked,
    /** Why a stored picture cannot be cropped, in Chinese; '' = it can. */
    error,
    types,
    input,
    isPicking,
    setPicking,
    choose: (chosen: readonly File[]) => {
      begin()
      uploads.add(isReplaced ? chosen.slice(0, 1) : chosen)
    },
    pick: (urls: readonly string[]) => {
      begin()
      void read(urls)
    },
    canCrop: (url: string) => hasSize && cropMeans(url) !== null,
    /** Asks for another part of a stored picture, which replaces it. */
    cropAgain: (url: string) => void read([url], url),
  }
}

function storedAt(url: string): StoredFile {
  return { id: url, name: url, url, size: 0 }
}
