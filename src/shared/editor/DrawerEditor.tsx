import { Button } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useDrawerShell } from '#shared/ui/drawerShell'
import styles from './DrawerEditor.module.css'
import { DraftNotice, DraftState } from './EditorBar'
import type { Editor } from './useEditor'

const FIELD = ':is(input, textarea):not(:disabled, [readonly], [type="checkbox"], [type="radio"], [type="file"])'

type Props<Values> = {
  editor: Editor<Values>
  /** Names the form in the unsaved-input prompt. */
  title: Text
  /** Label of the primary button; 保存 by default. */
  saveText?: string
  children: ReactNode
}

/**
 * The content of an editing drawer: draft, fields, save bar. The first field has the focus. Closing with unsaved input
 * asks for confirmation; the draft is kept until discarded.
 */
export function DrawerEditor<Values extends object>({ editor, title, saveText, children }: Props<Values>) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { footer, guard, close } = useDrawerShell()
  const mayClose = async () => {
    if (!editor.isDirty()) return true
    const isLeaving = await confirm({
      title: text('还有未保存的内容'),
      consequence: text('「{{title}}」尚未保存。草稿已保存在本机，再次打开时可继续填写。', { title }),
      okText: '关闭',
      cancelText: '继续填写',
      isCautious: true,
    })
    if (isLeaving) editor.leave()
    return isLeaving
  }
  useEffect(() => guard(mayClose))
  const body = useRef<HTMLDivElement>(null)
  const { isReady } = editor
  // After the drawer, which focuses itself when it opens. A field the user has chosen by then keeps the focus: what is
  // being typed would go on in another one.
  useEffect(() => {
    if (!isReady) return
    queueMicrotask(() => {
      const isChosen = body.current?.contains(document.activeElement)
      if (!isChosen) body.current?.querySelector<HTMLElement>(FIELD)?.focus()
    })
  }, [isReady])
  return (
    <div ref={body} className={styles.body}>
      <DraftNotice editor={editor} />
      {children}
      {footer &&
        createPortal(
          // Same order as on a page: the state of the draft, then the primary button at the right end.
          <div className={styles.bar}>
            <DraftState editor={editor} />
            <Button onClick={() => void mayClose().then((may) => may && close())}>{t('取消')}</Button>
            <Button type="primary" loading={editor.isSaving} onClick={() => editor.save()} title="Ctrl+Enter">
              {saveText ?? t('保存')}
            </Button>
          </div>,
          footer,
        )}
    </div>
  )
}
