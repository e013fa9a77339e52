import { useTranslation } from 'react-i18next'
import { restyled, STYLES, styleName } from '#features/mall/decoration/content/cards'
import { type Block, newPhoneBlock } from '#features/mall/decoration/model'
import { BlockView } from '#features/mall/decoration/screen/BlockView'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './StyleFields.module.css'

/** The looks of 广告魔方. Another look keeps the pictures and links that it has room for. */
export function StyleFields({ page, block, disabled }: { page: PageBlocks; block: Block; disabled: boolean }) {
  const { t } = useTranslation()
  return (
    <details className={styles.box} open={block.type === 'tpl_ad_list'}>
      <summary>{t('选择风格')}</summary>
      <div className={styles.looks}>
        {STYLES.map((type) => (
          <button
            key={type}
            type="button"
            className={styles.look}
            disabled={disabled}
            aria-pressed={type === block.type}
            onClick={() => page.edit((one) => restyled(one, type))}
          >
            <span className={styles.frame} aria-hidden="true">
              <span className={styles.sample}>
                <BlockView text={SAMPLES[type] ?? ''} />
              </span>
            </span>
            {t(styleName(type))}
          </button>
        ))}
      </div>
    </details>
  )
}

const SAMPLES = Object.fromEntries(STYLES.map((type) => [type, JSON.stringify(newPhoneBlock(type))]))
