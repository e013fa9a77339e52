import { CloseOutlined, ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { UploadBar } from '#shared/media/UploadBar'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import type { PendingFile } from '#shared/upload/useUploads'

type Props = { pending: PendingFile; onCancel: () => void; onRetry: () => void }

/** A picture in flight with its progress, or why it failed. */
export function PendingImage({ pending, onCancel, onRetry }: Props) {
  const { t } = useTranslation()
  const { file, part, error, canRetry } = pending
  const { name } = file
  return (
    <>
      <div title={name}>{name}</div>
      {error ? (
        <span role="alert" className={textStyles.negative}>
          {serverText(error)}
        </span>
      ) : (
        <UploadBar part={part} name={name} />
      )}
      <div>
        {error && canRetry && (
          <Button
            type="text"
            size="small"
            icon={<ReloadOutlined aria-hidden="true" />}
            aria-label={t('重新上传 {{name}}', { name })}
            onClick={onRetry}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={error ? t('移除 {{name}}', { name }) : t('取消上传 {{name}}', { name })}
          onClick={onCancel}
        />
      </div>
    </>
  )
}
