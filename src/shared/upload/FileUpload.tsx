import { CloseOutlined, FileOutlined, InboxOutlined, ReloadOutlined, RotateRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pixels } from '#domain/file/fileContent'
import { announce } from '#shared/dialog/announce'
import { FileLink } from '#shared/media/FileLink'
import { fileSize } from '#shared/media/fileSize'
import { UploadBar } from '#shared/media/UploadBar'
import { UploadLimit } from '#shared/media/UploadLimit'
import { safeThumbnail } from '#shared/safeUrl'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import styles from './FileUpload.module.css'
import { isPhoto } from './photoRules'
import { shrinkPhoto, turnPhoto } from './shrinkPhoto'
import type { LeftOut } from './useFileGate'
import { useLeftOut } from './useLeftOut'
import { usePastedFiles } from './usePastedFiles'
import { type PendingFile, type SendFile, type StoredFile, useUploads } from './useUploads'

const NONE: StoredFile[] = []

type Props = {
  /** Names the field. */
  caption: string
  /** Accepted types and limits, shown to the user. */
  hint: string
  send: SendFile
  check: (file: { name: string; size: number }) => string | null
  /** Accepted file extensions, without dots. */
  types: readonly string[]
  max: number
  /** Minimum pixels of a picture. */
  atLeast?: Pixels
  /** The limit as a sentence, shown with the number of files beyond it. */
  tooMany: string
  /** Photos are shrunk before upload, shown as thumbnails, and can be turned. */
  hasPhotos?: boolean
  /** Called with the files that saving now would omit. */
  onPending?: (left: LeftOut) => void
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: StoredFile[]
  onChange?: (files: StoredFile[]) => void
}

/**
 * Files of a form: chosen, dropped or pasted, several at once. Each shows its progress and can be cancelled or retried.
 */
export function FileUpload(props: Props) {
  const { caption, hint, types, value = NONE, hasPhotos = false, disabled = false, id } = props
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const uploads = useUploads({
    ...props,
    value,
    onChange: (files) => props.onChange?.(files),
    ...(hasPhotos ? { prepare: shrinkPhoto, turn: turnPhoto } : {}),
  })
  usePastedFiles(root, uploads.add, disabled)
  useLeftOut(uploads.pending, props.onPending)
  const drag = (isNear: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isNear && !disabled)
  }
  return (
    <div ref={root}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside serves keyboard and readers */}
      <div
        className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          if (!disabled) uploads.add([...event.dataTransfer.files])
        }}
      >
        <Button
          id={id}
          // The label of its field alone would not say what the button does.
          aria-label={`${caption} ${t('选择文件')}`}
          icon={<InboxOutlined />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {t('选择文件')}
        </Button>
        <span className={textStyles.secondary}>{hint}</span>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={caption}
          accept={types.map((type) => `.${type}`).join()}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // Allows choosing the same file again after correcting it.
            event.target.value = ''
          }}
        />
      </div>
      <UploadLimit leftOut={uploads.leftOut} limit={props.tooMany} />
      <ul className={hasPhotos ? `${styles.list} ${styles.photos}` : styles.list} aria-label={caption}>
        {value.map((file) => (
          <StoredRow
            key={file.id}
            file={file}
            group={value}
            isPicture={
              hasPhotos && (isPhoto(file) || isPhoto({ name: file.url }) || file.url.startsWith('data:image/'))
            }
            disabled={disabled}
            onRemove={() => {
              uploads.remove(file.id)
              announce(t('已移除 {{name}}', { name: file.name }))
            }}
            onTurn={hasPhotos && uploads.canTurn(file.id) && isPhoto(file) ? () => void uploads.turn(file.id) : null}
          />
        ))}
        {uploads.pending.map((one) => (
          <PendingRow
            key={one.key}
            pending={one}
            onCancel={() => uploads.cancel(one.key)}
            onRetry={() => uploads.retry(one.key)}
          />
        ))}
      </ul>
    </div>
  )
}

type StoredProps = {
  file: StoredFile
  group: readonly StoredFile[]
  isPicture: boolean
  disabled: boolean
  onRemove: () => void
  onTurn: (() => void) | null
}

function StoredRow({ file, group, isPicture, disabled, onRemove, onTurn }: StoredProps) {
  const { t } = useTranslation()
  const { name } = file
  const picture = isPicture ? safeThumbnail(file.url, 48) : null
  return (
    <li>
      {picture ? <img className={styles.picture} src={picture} alt="" /> : <FileOutlined />}
      <FileLink url={file.url} name={name} group={group} />
      <span className={textStyles.secondary}>{fileSize(file.size)}</span>
      {onTurn && (
        <Button
          type="text"
          size="small"
          icon={<RotateRightOutlined />}
          disabled={disabled}
          aria-label={t('旋转 {{name}}', { name })}
          title={t('顺时针旋转 90°')}
          onClick={onTurn}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        disabled={disabled}
        aria-label={t('移除 {{name}}', { name })}
        onClick={onRemove}
      />
    </li>
  )
}

type RowProps = { pending: PendingFile; onCancel: () => void; onRetry: () => void }

function PendingRow({ pending, onCancel, onRetry }: RowProps) {
  const { t } = useTranslation()
  const { file, part, error, canRetry } = pending
  const { name } = file
  return (
    <li>
      <FileOutlined />
      <span>{name}</span>
      <span className={textStyles.secondary}>{fileSize(file.size)}</span>
      {error ? (
        <span className={textStyles.negative} role="alert">
          <span className={textStyles.spoken}>{name} </span>
          {serverText(error)}
        </span>
      ) : (
        <UploadBar part={part} name={name} />
      )}
      {error && canRetry && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined />}
          aria-label={t('重新上传 {{name}}', { name })}
          onClick={onRetry}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={error ? t('移除 {{name}}', { name }) : t('取消上传 {{name}}', { name })}
        onClick={onCancel}
      />
    </li>
  )
}
