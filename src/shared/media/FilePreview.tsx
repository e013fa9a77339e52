import { DownloadOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './FilePreview.module.css'

type Props = {
  /** A checked address. */
  href: string
  name: string
  onClose: () => void
}

/** A PDF over the page, before it is downloaded. */
export default function FilePreview({ href, name, onClose }: Props) {
  const { t } = useTranslation()
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
      <iframe className={styles.page} src={href} title={name} />
    </Modal>
  )
}
