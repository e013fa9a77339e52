import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { DraftState } from '#shared/editor/EditorBar'
import type { Editor } from '#shared/editor/useEditor'
import styles from './StepBar.module.css'

type Props = {
  editor: Pick<Editor<object>, 'isSaving' | 'save' | 'leave' | 'useSaved'>
  /** Label of the primary button; names the next step. */
  next: string
  onBack?: () => void
}

/** The bar below a step: draft state, back and continue. Going back keeps the input as a draft. */
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
