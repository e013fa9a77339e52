import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { fileSize } from '#shared/media/fileSize'
import { RecordTable } from '#shared/record/RecordTable'
import { FileButtons, type FileListProps, Thumbnail } from './FileGrid'
import styles from './FileTable.module.css'
import { fileFields } from './fields'
import { kindOf, type StoredFile } from './model'

/** Files as a table. */
export function FileTable({ rows, placeOf, hasRoom, onToggle, onOpen, onDelete, onMove }: FileListProps) {
  const { t } = useTranslation()
  return (
    <RecordTable<StoredFile>
      caption={t('文件')}
      dataSource={rows as StoredFile[]}
      columns={[
        {
          key: 'box',
          width: 48,
          render: (_, file) => (
            <Checkbox
              checked={placeOf(file) > 0}
              disabled={placeOf(file) === 0 && !hasRoom}
              aria-label={t('选择 {{name}}', { name: file.name })}
              onChange={() => onToggle(file)}
            />
          ),
        },
        {
          key: 'name',
          title: t(fileFields.name.label),
          width: 260,
          render: (_, file) => (
            <button
              type="button"
              className={styles.name}
              aria-label={t('预览 {{name}}', { name: file.name })}
              onClick={() => onOpen(file)}
            >
              <span className={styles.thumbnail}>
                <Thumbnail file={file} />
              </span>
              <span>{file.name}</span>
            </button>
          ),
        },
        {
          key: 'fileType',
          title: t(fileFields.fileType.label),
          width: 88,
          render: (_, file) => {
            const kind = kindOf(file)
            return kind === 'other' ? file.fileType : t(kind === 'image' ? '图片' : '视频')
          },
        },
        {
          key: 'fileSize',
          title: t('大小'),
          width: 96,
          align: 'right',
          render: (_, file) => fileSize(Number(file.fileSize)),
        },
        {
          key: 'createTime',
          title: t(fileFields.createRange.label),
          width: 160,
          render: (_, file) => formatTime(file.createTime, 'YYYY-MM-DD HH:mm'),
        },
        // On a narrow window the name needs its room.
        { key: 'createBy', title: t('上传人'), width: 110, dataIndex: 'createBy', responsive: ['xxl'] },
        {
          key: 'acts',
          title: t('操作'),
          width: 148,
          render: (_, file) => <FileButtons file={file} onDelete={onDelete} onMove={onMove} />,
        },
      ]}
    />
  )
}
