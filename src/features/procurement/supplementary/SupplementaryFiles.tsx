import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/form/FormField'
import { FileUpload } from '#shared/upload/FileUpload'
import type { FileGate } from '#shared/upload/useFileGate'
import { uploadFile } from './api'
import { supplementaryFields } from './fields'
import {
  CERTIFICATE_TYPES,
  certificateError,
  MAX_CERTIFICATES,
  MAX_PHOTOS,
  PHOTO_TYPES,
  photoError,
  READABLE,
} from './model'

const PHOTOS = {
  types: PHOTO_TYPES,
  error: photoError,
  max: MAX_PHOTOS,
  hint: '可拖入或粘贴，一次多张；jpg、png、webp，每张不超过 20MB，上传前自动压缩',
}
const CERTIFICATES = {
  types: CERTIFICATE_TYPES,
  error: certificateError,
  max: MAX_CERTIFICATES,
  hint: '可拖入或粘贴，一次多个；pdf 或图片，每个不超过 20MB',
}
const KINDS = [
  { name: 'signPhotos', ...PHOTOS, atLeast: READABLE },
  { name: 'deliveryPhotos', ...PHOTOS },
  { name: 'certificates', ...CERTIFICATES },
] as const

/** Signed copy, photos and certificates. The signed copy comes first: settlement waits for it. */
export function SupplementaryFiles({ gate, disabled }: { gate: FileGate; disabled: boolean }) {
  const { t } = useTranslation()
  return KINDS.map(({ name, error, max, hint, ...rest }) => {
    const { label } = supplementaryFields[name]
    return (
      <FormField key={name} name={name} rules={[gate.rule(name)]} checkOn="save">
        <FileUpload
          hasPhotos
          caption={t(label)}
          hint={t(hint)}
          send={uploadFile}
          check={error}
          {...rest}
          max={max}
          tooMany={`${label}最多${max}份`}
          disabled={disabled}
          onPending={(left) => gate.tell(name, left)}
        />
      </FormField>
    )
  })
}
