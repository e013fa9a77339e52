import { useTranslation } from 'react-i18next'
import type { PageBlock } from '#features/mall/decoration/content/pageText'
import { BlockView } from '#features/mall/decoration/screen/BlockView'
import styles from './PageDifference.module.css'

/** All blocks of one of two versions of a page. */
export function PageDifference({ blocks }: { blocks: readonly PageBlock[] }) {
  const { t } = useTranslation()
  return (
    <>
      {t('共 {{count}} 块', { count: blocks.length })}
      <div className={styles.screen}>
        {blocks.map(({ key, text }) => (
          <BlockView key={key} text={text} />
        ))}
      </div>
    </>
  )
}

/** One block of two versions of a page. */
export function BlockDifference({ text }: { text: string }) {
  return (
    <div className={styles.screen}>
      <BlockView text={text} />
    </div>
  )
}
