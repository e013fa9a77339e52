import { Form } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { FileUpload } from '#shared/editor/FileUpload'
import type { FileGate } from '#shared/editor/useFileGate'
import { uploadFile } from './api'
import { supplementaryFields } from './fields'
import { CERTIFICATE_TYPES, certificateError, MAX_CERTIFICATES, MAX_PHOTOS, PHOTO_TYPES, photoError } from './model'

type Props = { check: (path: string) => Rule; gate: FileGate; disabled: boolean }

const KINDS = [
  { name: 'signPhotos', types: PHOTO_TYPES, error: photoError, max: MAX_PHOTOS },
  { name: 'deliveryPhotos', types: PHOTO_TYPES, error: photoError, max: MAX_PHOTOS },
  {
    name: 'certificates',
    types: CERTIFICATE_TYPES,
    error: certificateError,
    max: MAX_CERTIFICATES,
  },
] as const

/** Signed copy, photos and certificates. The signed copy comes first: settlement waits for it. */
export function SupplementaryFiles({ check, gate, disabled }: Props) {
  const { t } = useTranslation()
  return KINDS.map(({ name, types, error, max }) => {
    const { label } = supplementaryFields[name]
    const caption = t(label)
    return (
      <Form.Item key={name} name={name} label={caption} rules={[check(name), gate.rule(name)]} validateTrigger={[]}>
        <FileUpload
          hasPhotos
          caption={caption}
          hint={
            name === 'certificates'
              ? t('可拖入或粘贴，一次多个；pdf 或图片，每个不超过 20MB')
              : t('可拖入或粘贴，一次多张；jpg、png、webp，每张不超过 20MB，上传前自动压缩')
          }
          send={uploadFile}
          check={error}
          types={types}
          max={max}
          tooMany={`${label}最多${max}份`}
          disabled={disabled}
          onPending={(count) => gate.tell(name, count)}
        />
      </Form.Item>
    )
  })
}
