import { useTranslation } from 'react-i18next'
import { type Block, newPhoneBlock } from '#features/mall/decoration/model'
import { cardsOf, isFilled, restyled, STYLES, styledCards, styleName } from '#features/mall/decoration/model/cards'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { notify } from '#shared/notify'
import { BlockView } from './BlockView'
import styles from './StyleFields.module.css'

/** The looks of 广告魔方. Another look keeps the pictures and links that it has room for. */
export function StyleFields({ page, block, disabled }: { page: PageBlocks; block: Block; disabled: boolean }) {
  const { t } = useTranslation()
  const restyle = (type: string) => {
    const cards = styledCards(block)
    // Those that a smaller look had no room for come back in a larger one.
    const known = [...cards, ...(page.spares.get(page.block?.key ?? '') ?? []).slice(cards.length)]
    page.spares.set(page.block?.key ?? '', known)
    page.edit((one) => restyled(one, type, known))
    const count = known.slice(cardsOf(newPhoneBlock(type)).length).filter(isFilled).length
    if (count > 0)
      notify(t('这个风格放不下 {{count}} 张图片，先收起；换回更多张的风格时恢复，保存后不再保留', { count }))
  }
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
            onClick={() => restyle(type)}
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
