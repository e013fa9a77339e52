import { useTranslation } from 'react-i18next'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import type { PageIssue } from '#features/mall/decoration/model/page/pageIssues'
import { blockName } from '#features/mall/decoration/state/blockName'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { BlockIssues } from './BlockIssues'
import styles from './BlockProperties.module.css'
import { BlockTools } from './BlockTools'
import { UnknownBlock } from './UnknownBlock'

type Props = { kit: PageKit; page: PageBlocks; issues: readonly PageIssue[]; disabled: boolean }

/** The settings of the selected block, and what is missing in it. */
export function BlockProperties({ kit, page, issues, disabled }: Props) {
  const { t } = useTranslation()
  const { block: selected } = page
  if (!selected) {
    return (
      <section className={styles.panel} aria-label={t('模块设置')}>
        <p className={styles.none}>{t('点击页面里的模块，在这里修改它的内容')}</p>
      </section>
    )
  }
  const block = readBlock(selected)
  const own = issues.filter(({ key }) => key === selected.key)
  return (
    <section className={styles.panel} aria-label={t('模块设置')}>
      <div className={styles.head}>
        <h2>{blockName(t, kit, block)}</h2>
        <BlockTools page={page} disabled={disabled} />
      </div>
      <div className={styles.body}>
        <BlockIssues issues={own} onChoose={page.lead} />
        {/* Inputs of a block never show those of another. */}
        <Fields key={selected.key} kit={kit} page={page} disabled={disabled} />
      </div>
    </section>
  )
}

function Fields({ kit, page, disabled }: Omit<Props, 'issues'>) {
  const { block: selected } = page
  if (!selected) return null
  const block = readBlock(selected)
  if (kit.nameOf(block) === null) return <UnknownBlock block={block} text={selected.text} />
  return <kit.Fields page={page} block={block} disabled={disabled} />
}
