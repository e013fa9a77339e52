import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileBrowser } from './FileBrowser'
import styles from './FilePicker.module.css'
import type { StoredFile } from './model'
import { useOwnList } from './useFileList'

type Props = {
  /** Maximum number of pictures. */
  limit: number
  /** Called with the addresses in the order they were chosen. */
  onPick: (urls: string[]) => void
  onClose: () => void
}

const NONE: readonly StoredFile[] = []

/** Pictures chosen from the file manager, or uploaded into it, in a dialog. Nothing is applied before 确定. */
export default function FilePicker({ limit, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const control = useOwnList()
  const [chosen, setChosen] = useState(NONE)
  return (
    <Modal
      open
      centered
      width={1120}
      title={t('选择图片（最多 {{limit}} 张）', { limit })}
      okText={t('确定')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      mask={{ closable: chosen.length === 0 }}
      onCancel={onClose}
      onOk={() => {
        onPick(chosen.map(({ url }) => url))
        onClose()
      }}
    >
      <div className={styles.body}>
        <FileBrowser
          control={control}
          isEditable={false}
          mayUpload
          isPictures
          chosen={chosen}
          onChoose={setChosen}
          limit={limit}
        />
      </div>
    </Modal>
  )
}
