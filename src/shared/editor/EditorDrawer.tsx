import { Button, Drawer, Space } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageModal } from '#shared/ui/pageModal'
import { DraftNotice } from './EditorBar'
import styles from './EditorDrawer.module.css'
import type { Editor } from './useEditor'

type Props<Values> = {
  editor: Editor<Values>
  title: string
  onClose: () => void
  /** Width, px. */
  size?: number
  children: ReactNode
}

/** A small editor beside its list. Closing it with unsaved input asks; the draft stays either way until it is discarded. */
export function EditorDrawer<Values>({ editor, title, onClose, size = 480, children }: Props<Values>) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const close = () => {
    if (!editor.isDirty()) return onClose()
    modal.confirm({
      title: t('还有未保存的内容'),
      content: t('「{{title}}」尚未保存。草稿已保存在本机，再次打开时可继续填写。', { title }),
      okText: t('关闭'),
      cancelText: t('继续填写'),
      onOk: () => {
        editor.leave()
        onClose()
      },
    })
  }
  return (
    <Drawer
      open
      title={title}
      size={size}
      mask={{ closable: false }}
      onClose={close}
      footer={
        <Space>
          <Button type="primary" loading={editor.isSaving} onClick={editor.save} title="Ctrl+Enter">
            {t('保存')}
          </Button>
          <Button onClick={close}>{t('取消')}</Button>
        </Space>
      }
    >
      <div className={styles.body}>
        <DraftNotice editor={editor} />
        {children}
      </div>
    </Drawer>
  )
}
