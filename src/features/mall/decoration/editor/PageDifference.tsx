import { useTranslation } from 'react-i18next'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import styles from './PageDifference.module.css'

/** All blocks of one of two versions of a page. */
export function PageDifference({ kit, blocks }: { kit: PageKit; blocks: readonly PageBlock[] }) {
  const { t } = useTranslation()
  return (
    <>
      {t('共 {{count}} 块', { count: blocks.length })}
      <div className={styles.screen}>
        {blocks.map(({ key, text }) => (
          <BlockView key={key} view={kit.view} text={text} />
        ))}
      </div>
    </>
  )
}

/** One block of two versions of a page. */
export function BlockDifference({ kit, text }: { kit: PageKit; text: string }) {
  return (
    <div className={styles.screen}>
      <BlockView view={kit.view} text={text} />
    </div>
  )
}
