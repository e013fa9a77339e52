import { useTranslation } from 'react-i18next'
import { readBlock } from '#features/mall/decoration/content/blocks'
import type { PageBlock } from '#features/mall/decoration/content/pageText'
import { phoneBlocks } from '#features/mall/decoration/model'
import { blockName } from '#features/mall/decoration/state/blockName'
import styles from './DragChip.module.css'
import { typeOfId } from './dragIds'

/** What is dragged, at the pointer. */
export function DragChip({ id, blocks }: { id: string; blocks: readonly PageBlock[] }) {
  const { t } = useTranslation()
  const type = typeOfId(id)
  const block = blocks.find(({ key }) => key === id)
  const name = type === null ? block && blockName(t, readBlock(block)) : t(phoneBlocks[type]?.name ?? '')
  return <div className={styles.chip}>{name}</div>
}
