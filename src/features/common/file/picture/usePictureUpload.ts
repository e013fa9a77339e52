import { useMutation } from '@tanstack/react-query'
import { files } from '#features/common/file/api'
import { IMAGE_TYPES, imageError } from '#features/common/file/model'
import { useUploads } from '#shared/editor/useUploads'

/** The largest upload, MB. */
export const MAX_MEGABYTES = 2

/**
 * Uploads one picture at a time; `onChange` gets the URL of each.
 *
 * @param onUpload called with each upload
 */
export function usePictureUpload(onChange: (url: string) => void, onUpload: (upload: Promise<unknown>) => void) {
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  return useUploads({
    // Always empty: what is uploaded replaces the picture.
    value: [],
    onChange: ([stored]) => stored && onChange(stored.url),
    send: (file, options) => {
      const sent = sending.mutateAsync({ file, folderId: '', options })
      onUpload(sent)
      return sent
    },
    check: (file) => imageError(file, MAX_MEGABYTES, IMAGE_TYPES),
    max: 1,
  })
}
