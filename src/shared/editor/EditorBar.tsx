import { Alert, Button, Space } from 'antd'
import dayjs from 'dayjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { useAsk } from '#shared/act/useAsk'
import textStyles from '#shared/ui/text.module.css'
import styles from './EditorBar.module.css'
import type { Editor } from './useEditor'

/**
 * The bar at the foot of every editor: totals on the left, the draft state, and the primary button in a fixed position.
 */
export function EditorBar<Intent extends string>({
  editor,
  submit,
  second,
  children,
}: {
  editor: { isSaving: boolean; save: (intent?: Intent) => void; useSaved: Editor<object>['useSaved'] }
  /** The primary button. */
  submit: { text: string; intent?: Intent }
  /** A second save button, left of the primary one; when present, it owns the shortcut. */
  second?: { text: string; intent?: Intent }
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
        <Button disabled={editor.isSaving} onClick={() => editor.save(second.intent)} title="Ctrl+Enter">
          {second.text}
        </Button>
      )}
      <Button
        type="primary"
        loading={editor.isSaving}
        onClick={() => editor.save(submit.intent)}
        title={second ? undefined : 'Ctrl+Enter'}
      >
        {submit.text}
      </Button>
    </footer>
  )
}

/** Shows that a draft was restored; the user continues it or, after confirming, starts over. */
export function DraftNotice({ editor }: { editor: Pick<Editor<object>, 'restored'> }) {
  const { t } = useTranslation()
  const ask = useAsk()
  const { restored } = editor
  if (!restored) return null
  const discard = async () => {
    const isWanted = await ask({
      title: text('丢弃 {{time}} 的草稿？', { time: dayjs(restored.savedAt).format('MM-DD HH:mm') }),
      consequence: text('草稿中填写的内容将被清除，不能恢复。'),
      okText: '丢弃草稿',
      isDanger: true,
    })
    if (isWanted) restored.discard()
  }
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
          <Button size="small" onClick={() => void discard()}>
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
