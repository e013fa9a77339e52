import { useTranslation } from 'react-i18next'
import { readBlock } from '#features/mall/decoration/model/blocks'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './DragChip.module.css'
import { typeOfId } from './dragIds'

/** What is dragged, at the pointer. */
export function DragChip({ id, page }: { id: string; page: PageBlocks }) {
  const { t } = useTranslation()
  const type = typeOfId(id)
  const block = page.blocks.find(({ key }) => key === id)
  const added = page.rules.palette.find((one) => one.type === type)
  return (
    <div className={styles.chip}>{added ? t(added.name) : block && blockName(t, page.rules, readBlock(block))}</div>
  )
}
