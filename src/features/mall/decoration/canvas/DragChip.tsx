import { useTranslation } from 'react-i18next'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './DragChip.module.css'
import { draggedName } from './draggedName'

/** What is dragged, at the pointer. */
export function DragChip({ id, page }: { id: string; page: PageBlocks }) {
  const { t } = useTranslation()
  return <div className={styles.chip}>{draggedName(t, page, id)}</div>
}
