import { CloseOutlined, FolderOpenOutlined, PictureOutlined, UploadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { files } from '#features/common/file/api'
import { IMAGE_TYPES, imageError } from '#features/common/file/model'
import { useUploads } from '#shared/editor/useUploads'
import { lazyPart } from '#shared/lazyPart'
import { SafeImage } from '#shared/media/SafeImage'
import { canGo } from '#shared/navigation'
import { PendingImage } from './PendingImage'
import styles from './PicturePicker.module.css'

// Lazy: most visits choose no picture.
const FilePicker = lazyPart(() => import('#features/common/file/FilePicker'))

type Props = {
  /** Names the picture, e.g. 第 1 张. */
  caption: string
  /** Its address; '' for none. */
  value: string
  /** A note under the buttons, e.g. the wanted size. */
  hint?: ReactNode
  disabled: boolean
  onChange: (url: string) => void
  /** Called with each upload: it goes on when the field is removed. */
  onUpload: (upload: Promise<unknown>) => void
}

/** Side of the thumbnail, px. */
const SIZE = 72
/** The largest upload, MB. */
const MAX_MEGABYTES = 2

/** One picture in a narrow place: a new one, uploaded or from the file manager, replaces it. */
export function PicturePicker({ caption, value, hint, disabled, onChange, onUpload }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  const uploads = useUploads({
    // Always empty: what is uploaded replaces the picture.
    value: [],
    onChange: ([stored]) => stored && onChange(stored.url),
    send: (file, options) => {
      const upload = sending.mutateAsync({ file, folderId: '', options })
      onUpload(upload)
      return upload
    },
    check: (file) => imageError(file, MAX_MEGABYTES, IMAGE_TYPES),
    max: 1,
  })
  const [pending] = uploads.pending
  return (
    <div className={styles.picker}>
      <div className={styles.picture}>
        {pending ? (
          <PendingImage
            pending={pending}
            onCancel={() => uploads.cancel(pending.key)}
            onRetry={() => uploads.retry(pending.key)}
          />
        ) : value ? (
          <SafeImage url={value} alt={caption} width={SIZE} height={SIZE} fit="contain" />
        ) : (
          <PictureOutlined aria-hidden="true" />
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<UploadOutlined aria-hidden="true" />}
          disabled={disabled || pending !== undefined}
          aria-label={t('上传 {{name}}', { name: caption })}
          onClick={() => input.current?.click()}
        >
          {t('上传')}
        </Button>
        {canGo('files') && (
          <Button
            size="small"
            icon={<FolderOpenOutlined aria-hidden="true" />}
            disabled={disabled || pending !== undefined}
            aria-label={t('从文件库选择 {{name}}', { name: caption })}
            onClick={() => setPicking(true)}
          >
            {t('文件库')}
          </Button>
        )}
        {value && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            disabled={disabled}
            aria-label={t('移除 {{name}}', { name: caption })}
            onClick={() => onChange('')}
          />
        )}
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={caption}
        accept={IMAGE_TYPES.map((type) => `.${type}`).join()}
        onChange={(event) => {
          if (pending) uploads.cancel(pending.key)
          uploads.add([...(event.target.files ?? [])])
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
        }}
      />
      {isPicking && (
        <Suspense>
          <FilePicker limit={1} onPick={([url]) => url && onChange(url)} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  )
}
