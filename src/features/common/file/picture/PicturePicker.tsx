import { CloseOutlined, FolderOpenOutlined, PictureOutlined, ScissorOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pixels } from '#domain/fileContent'
import { IMAGE_TYPES } from '#features/common/file/model'
import { lazyPart } from '#shared/lazyPart'
import { SafeImage } from '#shared/media/SafeImage'
import { canGo } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { PendingImage } from './PendingImage'
import styles from './PicturePicker.module.css'
import { cropMeans, useCropping } from './useCropping'
import { MAX_MEGABYTES, usePictureUpload } from './usePictureUpload'

// Lazy: most visits choose no picture.
const FilePicker = lazyPart(() => import('#features/common/file/FilePicker'))
const CropDialog = lazyPart(() => import('./CropDialog'))

type Props = {
  /** Names the picture, e.g. 第 1 张. */
  caption: string
  /** Its address; '' for none. */
  value: string
  /** A note under the buttons, e.g. the wanted size. */
  hint?: ReactNode
  /** Size of its place, px: a picture of another ratio, or a much larger one, is offered for cropping. */
  wanted?: Pixels | null
  disabled: boolean
  onChange: (url: string) => void
  /** Called with each upload: it goes on when the field is removed. */
  onUpload: (upload: Promise<unknown>) => void
}

/** Side of the thumbnail, px. */
const SIZE = 72

/** One picture in a narrow place: a new one, uploaded or from the file manager, replaces it. */
export function PicturePicker({ caption, value, hint, wanted = null, disabled, onChange, onUpload }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)
  const uploads = usePictureUpload(onChange, onUpload)
  const [pending] = uploads.pending
  const isSending = pending !== undefined && !pending.error
  const { crop, error, ...cropping } = useCropping({
    wanted,
    maxMegabytes: MAX_MEGABYTES,
    onFile: (file) => uploads.add([file]),
    onUrl: onChange,
  })
  const tool = (label: string, name: string, icon: ReactNode, run: () => void) => (
    <Button size="small" icon={icon} disabled={disabled || isSending} aria-label={name} onClick={run}>
      {label}
    </Button>
  )
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
        {tool(t('上传'), t('上传 {{name}}', { name: caption }), <UploadOutlined aria-hidden="true" />, () =>
          input.current?.click(),
        )}
        {canGo('files') &&
          tool(
            t('文件库'),
            t('从文件库选择 {{name}}', { name: caption }),
            <FolderOpenOutlined aria-hidden="true" />,
            () => setPicking(true),
          )}
        {wanted &&
          cropMeans(value) &&
          tool(
            t('裁剪'),
            t('裁剪 {{name}}', { name: caption }),
            <ScissorOutlined aria-hidden="true" />,
            () => void cropping.chooseUrl(value, true),
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
        {error && (
          <div role="alert" className={textStyles.negative}>
            {serverText(error)}
          </div>
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
          const [file] = event.target.files ?? []
          if (file) void cropping.chooseFile(file)
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
        }}
      />
      {isPicking && (
        <Suspense>
          <FilePicker
            limit={1}
            onPick={([url]) => {
              if (pending) uploads.cancel(pending.key)
              if (url) void cropping.chooseUrl(url, false)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
      {crop && (
        <Suspense>
          <CropDialog crop={crop} onClose={cropping.close} />
        </Suspense>
      )}
    </div>
  )
}
