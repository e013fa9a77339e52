import { Alert, Button, Space } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import { formatTime } from '#domain/time'
import { announce } from '#shared/dialog/announce'
import { useConfirm } from '#shared/dialog/useConfirm'
import type { Comparison } from '#shared/editor/conflict/DraftComparison'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import textStyles from '#shared/ui/text.module.css'
import styles from './EditorBar.module.css'
import type { Editor } from './useEditor'

/** Said of a form whose record has moved on. */
const KEPT = '没有保存。您填写的内容仍在这里，草稿也保存在本机。'

const DraftComparison = lazyWithRetry(() => import('#shared/editor/conflict/DraftComparison'))

/**
 * The bar at the foot of every editor: totals on the left, the draft state, and the primary button in a fixed position.
 */
export function EditorBar<Intent extends string>({
  editor,
  submit,
  second,
  children,
}: {
  editor: {
    isSaving: boolean
    save: (intent?: Intent) => void
    intent: () => Intent | null
    useSaved: Editor<object>['useSaved']
  }
  /** The primary button. */
  submit: { text: string; intent?: Intent }
  /** A second save button, left of the primary one; when present, it owns the shortcut. */
  second?: { text: string; intent?: Intent }
  children?: ReactNode
}) {
  const { t } = useTranslation()
  /** Whether a save under way was started by this button, which shows it; the other one is off meanwhile. */
  const isBusy = ({ intent = 'save' as Intent }: { intent?: Intent }) =>
    editor.isSaving && (!second || editor.intent() === intent)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, these are buttons
    <footer className={styles.bar} role="group" aria-label={t('操作')}>
      <div className={styles.totals}>{children}</div>
      <DraftState editor={editor} />
      {second && (
        <Button
          loading={isBusy(second)}
          disabled={editor.isSaving && !isBusy(second)}
          onClick={() => editor.save(second.intent)}
          title="Ctrl+Enter"
        >
          {second.text}
        </Button>
      )}
      <Button
        type="primary"
        loading={isBusy(submit)}
        disabled={editor.isSaving && !isBusy(submit)}
        onClick={() => editor.save(submit.intent)}
        title={second ? undefined : 'Ctrl+Enter'}
      >
        {submit.text}
      </Button>
    </footer>
  )
}

/** Whether and when the draft was saved, in this workstation's time. */
export function DraftState({ editor }: { editor: Pick<Editor<object>, 'useSaved'> }) {
  const { t } = useTranslation()
  const { useSaved } = editor
  const savedAt = useSaved((state) => state.at)
  const isSaved = typeof savedAt === 'number'
  // Said once until something fails: the time follows each change.
  useEffect(() => {
    if (isSaved) announce(t('草稿已保存'))
  }, [isSaved, t])
  return (
    <span className={styles.draft}>
      <span role="status">
        {savedAt === 'failed' && <span className={textStyles.negative}>{t('本机无法保存草稿，请尽快提交')}</span>}
      </span>
      {isSaved && t('草稿已保存 {{time}}', { time: formatTime(savedAt, 'HH:mm:ss') })}
    </span>
  )
}

/**
 * Shows that a draft was restored: the user continues it or, after confirming, starts over; or that another browser tab
 * has it open.
 */
export function DraftNotice({ editor }: { editor: Pick<Editor<object>, 'restored' | 'other' | 'moved'> }) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const { restored, other, moved } = editor
  if (moved) return <Alert type="warning" showIcon title={translateMessage(t, moved)} description={t(KEPT)} />
  if (other) return <OtherTabNotice other={other} />
  if (!restored) return null
  const discard = async () => {
    const isWanted = await confirm({
      title: text('丢弃 {{time}} 的草稿？', { time: formatTime(restored.savedAt, 'MM-DD HH:mm') }),
      consequence: text('草稿中填写的内容将被清除，不能恢复。'),
      okText: '丢弃草稿',
      isDanger: true,
    })
    if (isWanted) restored.discard()
  }
  const { compare } = restored
  return (
    <>
      <Alert
        type={restored.isUnsettled ? 'warning' : 'info'}
        showIcon
        title={t('已恢复 {{time}} 的草稿', { time: formatTime(restored.savedAt, 'MM-DD HH:mm') })}
        description={[
          restored.isUnsettled && t('上次提交后没有等到结果。请原样再提交一次：上次已经成功的，不会重复保存。'),
          restored.isPartial && t('证件号、银行账号和密码不存草稿，请重新填写。'),
        ]
          .filter(Boolean)
          .join(' ')}
        action={
          <Space>
            <Button size="small" type="primary" onClick={restored.keep}>
              {t('继续填写')}
            </Button>
            {compare && (
              <Button size="small" onClick={() => setComparison(compare())}>
                {t('比较')}
              </Button>
            )}
            <Button size="small" onClick={() => void discard()}>
              {t('丢弃草稿')}
            </Button>
          </Space>
        }
      />
      {comparison && (
        <Suspense>
          <DraftComparison {...comparison} onClose={() => setComparison(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Names the user whose other browser tab has the same draft open; input here goes to a separate copy. */
function OtherTabNotice({ other }: { other: NonNullable<Editor<object>['other']> }) {
  const { t } = useTranslation()
  const [isEmpty, setEmpty] = useState(false)
  return (
    <Alert
      type="warning"
      showIcon
      title={t('{{name}}正在另一个浏览器标签页中填写这份草稿（{{time}} 起）。在这里填写的内容另存一份，互不覆盖。', {
        name: other.userName,
        time: formatTime(other.since, 'MM-DD HH:mm'),
      })}
      description={isEmpty && t('那边还没有可复制的内容')}
      action={
        <Button size="small" onClick={() => void other.copy().then((isCopied) => setEmpty(!isCopied))}>
          {t('复制那边的内容')}
        </Button>
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
