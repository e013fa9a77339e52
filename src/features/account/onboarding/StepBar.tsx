import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DraftState } from '#shared/editor/EditorBar'
import type { Editor } from '#shared/editor/useEditor'
import styles from './StepBar.module.css'

type Props = {
  editor: Pick<Editor<object>, 'isSaving' | 'save' | 'leave' | 'useSaved'>
  /** The primary button: what comes after this step. */
  next: string
  onBack?: () => void
}

/** The foot of a step: the draft's state, back, and on. Going back keeps what was typed as a draft. */
export function StepBar({ editor, next, onBack }: Props) {
  const { t } = useTranslation()
  return (
    <footer className={styles.bar}>
      <DraftState editor={editor} />
      {onBack && (
        <Button
          disabled={editor.isSaving}
          onClick={() => {
            editor.leave()
            onBack()
          }}
        >
          {t('返回')}
        </Button>
      )}
      <Button type="primary" loading={editor.isSaving} onClick={() => editor.save()} title="Ctrl+Enter">
        {next}
      </Button>
    </footer>
  )
}
