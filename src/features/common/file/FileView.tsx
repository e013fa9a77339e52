import { DownloadOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { fileSize } from '#shared/media/fileSize'
import { safePicture, safeUrl } from '#shared/safeUrl'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './FileView.module.css'
import { kindOf, type StoredFile } from './model'

/** A picture or video over the page, with its type, size and time. */
export default function FileView({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  const [pixels, setPixels] = useState('')
  const kind = kindOf(file)
  const address = safeUrl(file.url)
  const picture = kind === 'image' ? safePicture(file.url) : null
  const video = kind === 'video' && address?.isOwn ? address.href : null
  const facts = [
    file.fileType,
    fileSize(Number(file.fileSize)),
    pixels,
    file.createTime && t('上传于 {{time}}', { time: formatTime(file.createTime, 'YYYY-MM-DD HH:mm') }),
  ]
  return (
    <Modal
      open
      title={file.name}
      width={900}
      centered
      onCancel={onClose}
      footer={
        address && (
          <Button type="primary" icon={<DownloadOutlined />} href={address.href} download={file.name}>
            {t('下载文件')}
          </Button>
        )
      }
    >
      {picture && !isBroken && (
        <img
          className={styles.content}
          src={picture}
          alt={file.name}
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setPixels(naturalWidth > 0 ? `${naturalWidth} × ${naturalHeight} px` : '')
          }
        />
      )}
      {video && !isBroken && (
        // biome-ignore lint/a11y/useMediaCaption: the suppliers' own product clips have no captions
        <video className={styles.content} src={video} controls aria-label={file.name} onError={() => setBroken(true)} />
      )}
      {(isBroken || !(picture || video)) && <EmptyState text={t('无法预览，请下载后查看')} />}
      <p className={textStyles.secondary}>{facts.filter(Boolean).join('　')}</p>
    </Modal>
  )
}
