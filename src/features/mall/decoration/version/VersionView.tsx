import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import styles from './VersionsDialog.module.css'

type Props = {
  kit: PageKit
  name: string
  /** Names the version. */
  label: string
  blocks: readonly PageBlock[]
  /** The places of the blocks that differ. */
  marked: readonly number[]
  listRef: Ref<HTMLElement>
  /** What is done to it. */
  children: ReactNode
}

/** Width of a phone beside another, px. */
const PHONE = 320

/** A version of a page; the blocks that differ are framed. */
export function VersionView({ kit, name, label, blocks, marked, listRef, children }: Props) {
  const { t } = useTranslation()
  const { Screen, widths } = kit.view
  return (
    <div className={styles.version}>
      <div className={styles.bar}>{children}</div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section ref={listRef} className={styles.screen} tabIndex={0} aria-label={label}>
        <Screen width={kit.client === 'PC' ? (widths[0]?.value ?? 0) : PHONE} title={name || t('页面')}>
          {blocks.map(({ key, text }, place) => (
            <div key={key} data-place={place} className={marked.includes(place) ? styles.marked : undefined}>
              <BlockView view={kit.view} text={text} />
            </div>
          ))}
        </Screen>
      </section>
    </div>
  )
}
