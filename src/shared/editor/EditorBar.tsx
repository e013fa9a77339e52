import { Alert, Button, Space } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageModal } from '#shared/ui/pageModal'
import textStyles from '#shared/ui/text.module.css'
import styles from './EditorBar.module.css'
import type { Editor } from './useEditor'

/** The bar at the foot of every editor: totals left, the state of the draft, and the primary button at one fixed place. */
export function EditorBar<Values>({
  editor,
  submitText,
  second,
  children,
}: {
  editor: Editor<Values>
  submitText: string
  /** A second way to save, left of the primary button; the shortcut then is its. */
  second?: { text: string; run: () => void }
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const { useSaved } = editor
  const savedAt = useSaved((state) => state.at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons
    <footer className={styles.bar} role="group" aria-label={t('操作')}>
      <div className={styles.totals}>{children}</div>
      <span className={styles.draft} role="status">
        {savedAt === 'failed' && <span className={textStyles.negative}>{t('本机无法保存草稿，请尽快提交')}</span>}
        {typeof savedAt === 'number' && t('草稿已保存 {{time}}', { time: dayjs(savedAt).format('HH:mm:ss') })}
      </span>
      {second && (
        <Button disabled={editor.isSaving} onClick={second.run} title="Ctrl+Enter">
          {second.text}
        </Button>
      )}
      <Button type="primary" loading={editor.isSaving} onClick={editor.save} title={second ? undefined : 'Ctrl+Enter'}>
        {submitText}
      </Button>
    </footer>
  )
}

/** Says that a draft was brought back, and lets the user go on with it or, asked once more, start afresh. */
export function DraftNotice<Values>({ editor }: { editor: Editor<Values> }) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const { restored } = editor
  if (!restored) return null
  const discard = () =>
    modal.confirm({
      title: t('丢弃 {{time}} 的草稿？', { time: dayjs(restored.savedAt).format('MM-DD HH:mm') }),
      content: t('草稿中填写的内容将被清除，不能恢复。'),
      okText: t('丢弃草稿'),
      okButtonProps: { danger: true },
      cancelText: t('取消'),
      onOk: restored.discard,
    })
  return (
    <Alert
      type="info"
      showIcon
      title={t('已恢复 {{time}} 的草稿', { time: dayjs(restored.savedAt).format('MM-DD HH:mm') })}
      action={
        <Space>
          <Button size="small" type="primary" onClick={restored.keep}>
            {t('继续填写')}
          </Button>
          <Button size="small" onClick={discard}>
            {t('丢弃草稿')}
          </Button>
        </Space>
      }
    />
  )
}

/** Ctrl+Enter (or ⌘+Enter) saves from anywhere in the editor. */
export function saveByKeyboard(save: () => void) {
  return (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    }
  }
}
