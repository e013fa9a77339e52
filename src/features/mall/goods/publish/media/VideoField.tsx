import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { files } from '#features/common/file/api'
import { announce } from '#shared/dialog/announce'
import { UploadBar } from '#shared/media/UploadBar'
import { UploadLimit } from '#shared/media/UploadLimit'
import { safeUrl } from '#shared/safeUrl'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import type { LeftOut } from '#shared/upload/useFileGate'
import { useLeftOut } from '#shared/upload/useLeftOut'
import { useUploads } from '#shared/upload/useUploads'
import styles from './VideoField.module.css'

type Props = {
  onPending: (left: LeftOut) => void
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: string
  onChange?: (address: string) => void
  ref?: Ref<HTMLDivElement>
}

const TYPES = ['mp4', 'webm', 'mov']
const MAX_BYTES = 10 * 1024 * 1024

/** The video of a product: its address, typed or set by an upload, and a player. */
export function VideoField({ onPending, disabled = false, id, value = '', onChange, ref }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  const uploads = useUploads({
    value: [],
    onChange: ([stored]) => stored && onChange?.(stored.url),
    send: (file, options) => sending.mutateAsync({ file, folderId: '', options }),
    check: videoError,
    max: 1,
  })
  useLeftOut(uploads.pending, onPending)
  const address = safeUrl(value.trim())
  return (
    <div ref={ref} className={styles.field}>
      <div className={styles.row}>
        <Input
          id={id}
          inputMode="url"
          placeholder={t('视频网址，或上传视频')}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <Button
          icon={<UploadOutlined aria-hidden="true" />}
          disabled={disabled || uploads.pending.length > 0}
          onClick={() => input.current?.click()}
        >
          {t('上传视频')}
        </Button>
        {value !== '' && (
          <Button
            icon={<DeleteOutlined aria-hidden="true" />}
            disabled={disabled}
            aria-label={t('移除视频')}
            onClick={() => {
              onChange?.('')
              announce(t('已移除 {{name}}', { name: t('主图视频') }))
            }}
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('选择视频文件')}
          accept={TYPES.map((type) => `.${type}`).join()}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])])
            // Allows choosing the same file again after correcting it.
            event.target.value = ''
          }}
        />
      </div>
      <span className={textStyles.secondary}>{t('支持 mp4、webm、mov，不超过 10MB')}</span>
      <UploadLimit leftOut={uploads.leftOut} limit="只能上传一个视频" />
      {uploads.pending.map(({ key, file, part, error, canRetry }) => (
        <div key={key} className={styles.row}>
          <span>{file.name}</span>
          {error ? (
            <span role="alert" className={textStyles.negative}>
              {serverText(error)}
            </span>
          ) : (
            <UploadBar part={part} name={file.name} />
          )}
          {error && canRetry && (
            <Button size="small" onClick={() => uploads.retry(key)}>
              {t('重试')}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t('取消上传 {{name}}', { name: file.name })}
            onClick={() => uploads.cancel(key)}
          >
            {t('取消')}
          </Button>
        </div>
      ))}
      {address?.isOwn && (
        // biome-ignore lint/a11y/useMediaCaption: the shop's own video, which has no captions
        <video className={styles.video} controls preload="metadata" src={address.href} aria-label={t('主图视频')} />
      )}
    </div>
  )
}

function videoError({ name, size }: { name: string; size: number }): string | null {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!TYPES.includes(ending)) return '不支持上传的文件类型！'
  if (size === 0) return '上传文件不能为空'
  return size > MAX_BYTES ? '视频大小不能超过10MB' : null
}
