import { FileOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { ContractAttachment } from '#features/procurement/contract/model'
import { FileLink } from '#shared/media/FileLink'
import { fileSize } from '#shared/media/fileSize'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './AttachmentList.module.css'

/** The attachments of a contract to download, with their sizes. */
export function AttachmentList({ files }: { files: readonly ContractAttachment[] }) {
  const { t } = useTranslation()
  if (files.length === 0) return <EmptyState text={t('没有附件')} />
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FileOutlined aria-hidden="true" /> <FileLink url={file.url} name={file.name} group={files} />{' '}
          <span className={textStyles.secondary}>{fileSize(file.size)}</span>
        </li>
      ))}
    </ul>
  )
}
