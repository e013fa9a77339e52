import { DownloadOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#shared/ui/states'
import styles from './FilePreview.module.css'

type Props = {
  /** A checked address. */
  href: string
  name: string
  kind: 'picture' | 'pdf'
  onClose: () => void
}

/** A picture or a PDF over the page, before it is downloaded. */
export default function FilePreview({ href, name, kind, onClose }: Props) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  return (
    <Modal
      open
      title={name}
      width={1000}
      centered
      onCancel={onClose}
      footer={
        <Button type="primary" icon={<DownloadOutlined />} href={href} download={name}>
          {t('下载文件')}
        </Button>
      }
    >
      {isBroken && <EmptyState text={t('无法预览，请下载后查看')} />}
      {!isBroken && kind === 'picture' && (
        <img className={styles.picture} src={href} alt={name} onError={() => setBroken(true)} />
      )}
      {kind === 'pdf' && <iframe className={styles.page} src={href} title={name} />}
    </Modal>
  )
}
