import { CloseOutlined, FolderOpenOutlined, PictureOutlined, ScissorOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pixels } from '#domain/file/fileContent'
import { announce } from '#shared/dialog/announce'
import { SafeImage } from '#shared/media/SafeImage'
import { canGo } from '#shared/navigation'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { PendingImage } from './PendingImage'
import { PictureDialogs } from './PictureDialogs'
import styles from './PicturePicker.module.css'
import { usePictures } from './usePictures'

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
  const pictures = usePictures({
    value: [value],
    wanted,
    isReplaced: true,
    onChange: ([url = '']) => onChange(url),
    onUpload,
  })
  const { uploads, error } = pictures
  const [pending] = uploads.pending
  const isSending = pending !== undefined && !pending.error
  const upload = pending && (
    <PendingImage
      pending={pending}
      onCancel={() => uploads.cancel(pending.key)}
      onRetry={() => uploads.retry(pending.key)}
    />
  )
  const tool = (label: string, name: string, icon: ReactNode, run: () => void) => (
    <Button size="small" icon={icon} disabled={disabled || isSending} aria-label={name} onClick={run}>
      {label}
    </Button>
  )
  return (
    <div className={styles.picker}>
      <div className={styles.picture}>
        {isSending ? (
          upload
        ) : value ? (
          <SafeImage url={value} alt={caption} width={SIZE} height={SIZE} fit="contain" />
        ) : (
          <PictureOutlined aria-hidden="true" />
        )}
      </div>
      <div className={styles.buttons}>
        {tool(t('上传'), t('上传 {{name}}', { name: caption }), <UploadOutlined aria-hidden="true" />, () =>
          pictures.input.current?.click(),
        )}
        {canGo('files') &&
          tool(
            t('文件库'),
            t('从文件库选择 {{name}}', { name: caption }),
            <FolderOpenOutlined aria-hidden="true" />,
            () => pictures.setPicking(true),
          )}
        {pictures.canCrop(value) &&
          tool(t('裁剪'), t('裁剪 {{name}}', { name: caption }), <ScissorOutlined aria-hidden="true" />, () =>
            pictures.cropAgain(value),
          )}
        {value && (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            disabled={disabled}
            aria-label={t('移除 {{name}}', { name: caption })}
            onClick={() => {
              onChange('')
              announce(t('已移除 {{name}}', { name: caption }))
            }}
          />
        )}
        {/* The present picture stays in view. */}
        {pending?.error && <div className={styles.failed}>{upload}</div>}
        {error && (
          <div role="alert" className={textStyles.negative}>
            {serverText(error)}
          </div>
        )}
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      <PictureDialogs pictures={pictures} caption={caption} />
    </div>
  )
}
