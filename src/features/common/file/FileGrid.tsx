import {
  DeleteOutlined,
  DownloadOutlined,
  FileOutlined,
  FolderOpenOutlined,
  LinkOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { useActions } from '#shared/action/useActions'
import { copyText } from '#shared/copyText'
import { fileSize } from '#shared/media/fileSize'
import { notify } from '#shared/notify'
import { safeThumbnail, safeUrl } from '#shared/safeUrl'
import textStyles from '#shared/ui/text.module.css'
import { fileActions } from './actions'
import styles from './FileGrid.module.css'
import { kindOf, type StoredFile } from './model'

/** Props shared by the grid and the table of files. */
export type FileListProps = {
  rows: readonly StoredFile[]
  /** Position of a file among the chosen ones, from 1; 0 = not chosen. */
  placeOf: (file: StoredFile) => number
  /** Whether another file may be chosen. */
  hasRoom: boolean
  onToggle: (file: StoredFile) => void
  onOpen: (file: StoredFile) => void
  /** Undefined where files are only chosen. */
  onDelete?: (file: StoredFile) => void
  onMove?: (file: StoredFile) => void
}

/** Files as tiles. */
export function FileGrid(props: FileListProps) {
  const { rows, placeOf, hasRoom, onToggle, onOpen } = props
  const { t } = useTranslation()
  return (
    <ul className={styles.grid} aria-label={t('文件')}>
      {rows.map((file) => {
        const place = placeOf(file)
        return (
          <li key={file.id} className={place > 0 ? `${styles.tile} ${styles.chosen}` : styles.tile}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('预览 {{name}}', { name: file.name })}
              onClick={() => onOpen(file)}
            >
              <Thumbnail file={file} />
            </button>
            <Checkbox
              className={styles.box}
              checked={place > 0}
              disabled={place === 0 && !hasRoom}
              aria-label={t('选择 {{name}}', { name: file.name })}
              onChange={() => onToggle(file)}
            >
              <span className={styles.name} title={file.name}>
                {file.name}
              </span>
            </Checkbox>
            <div className={styles.foot}>
              <span className={textStyles.secondary}>{fileSize(Number(file.fileSize))}</span>
              <FileButtons file={file} onDelete={props.onDelete} onMove={props.onMove} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Side of the place of a picture, px. */
const THUMBNAIL = 160

/** The picture of a file, or an icon of its kind. */
export function Thumbnail({ file }: { file: StoredFile }) {
  const kind = kindOf(file)
  const source = kind === 'image' ? safeThumbnail(file.url, THUMBNAIL) : null
  if (source) return <img className={styles.image} src={source} alt="" loading="lazy" />
  return kind === 'video' ? <VideoCameraOutlined aria-hidden="true" /> : <FileOutlined aria-hidden="true" />
}

/** The buttons of one file's actions. */
export function FileButtons({
  file,
  onDelete,
  onMove,
}: { file: StoredFile } & Pick<FileListProps, 'onDelete' | 'onMove'>) {
  const { t } = useTranslation()
  const actionsOf = useActions(onDelete && fileActions)
  const address = safeUrl(file.url)
  const { name } = file
  return (
    <span className={styles.buttons}>
      {address && (
        <Button
          type="text"
          size="small"
          icon={<DownloadOutlined aria-hidden="true" />}
          href={address.href}
          download={name}
          aria-label={t('下载 {{name}}', { name })}
        />
      )}
      {onDelete && address && (
        <Button
          type="text"
          size="small"
          icon={<LinkOutlined aria-hidden="true" />}
          aria-label={t('复制 {{name}} 的地址', { name })}
          onClick={() => void copyText(address.href).then((isCopied) => isCopied && notify(t('已复制')))}
        />
      )}
      {actionsOf(file).map(({ key, label, icon, run }) => (
        <Button key={key} type="text" size="small" icon={icon} aria-label={`${label} ${name}`} onClick={run} />
      ))}
      {onMove && (
        <Button
          type="text"
          size="small"
          icon={<FolderOpenOutlined aria-hidden="true" />}
          aria-label={t('移动 {{name}}', { name })}
          onClick={() => onMove(file)}
        />
      )}
      {onDelete && (
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('删除 {{name}}', { name })}
          onClick={() => onDelete(file)}
        />
      )}
    </span>
  )
}
