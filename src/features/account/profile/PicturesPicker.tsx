import { useTranslation } from 'react-i18next'
import { FileUpload } from '#shared/editor/FileUpload'
import type { LeftOut } from '#shared/editor/useFileGate'
import type { StoredFile } from '#shared/editor/useUploads'
import { uploadPicture } from './api'
import { PICTURE_TYPES, pictureError, picturesOf } from './model'

type Props = {
  caption: string
  max: number
  /** The error for a picture beyond `max`. */
  tooMany: string
  hint?: string
  onPending?: (left: LeftOut) => void
  disabled?: boolean
  /** Set by Form.Item: addresses joined by commas. */
  id?: string
  value?: string
  onChange?: (value: string) => void
}

/** Pictures of a form, uploaded one by one with a preview; the value is their addresses, as the mall stores them. */
export function PicturesPicker({ value = '', onChange, hint, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <FileUpload
      {...rest}
      hint={hint ?? t('jpg、jpeg、png、gif，每张不超过 2MB')}
      send={uploadPicture}
      check={pictureError}
      types={PICTURE_TYPES}
      hasPhotos
      value={picturesOf(value).map((url, index) => storedOf(url, t('图片 {{number}}', { number: index + 1 })))}
      onChange={(files) => onChange?.(files.map(({ url }) => url).join(','))}
    />
  )
}

/** Only the address of a picture is stored. */
function storedOf(url: string, name: string): StoredFile {
  return { id: url, name, url, size: 0 }
}
