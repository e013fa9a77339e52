import { useTranslation } from 'react-i18next'
import { cardsOf, isFilled } from '#features/mall/decoration/model/kind/cards'
import { isLook, LOOKS, lookCards, lookName, withLook } from '#features/mall/decoration/model/kind/looks'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import { CardsView } from '#features/mall/decoration/phone/block/CardsView'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { notify } from '#shared/notify'
import styles from './LookFields.module.css'

/** The looks of 广告魔方. Another look keeps the pictures and links that it has room for. */
export function LookFields({ page, block, disabled }: BlockFieldsProps) {
  const { t } = useTranslation()
  const choose = (type: string) => {
    const cards = lookCards(block)
    // Those that a smaller look had no room for come back in a larger one.
    const known = [...cards, ...(page.spares.get(page.block?.key ?? '') ?? []).slice(cards.length)]
    page.spares.set(page.block?.key ?? '', known)
    page.edit((one) => withLook(one, type, known))
    const count = known.slice(cardsOf(phoneRules.newBlock(type)).length).filter(isFilled).length
    if (count > 0)
      notify(t('这个风格放不下 {{count}} 张图片，先收起；换回更多张的风格时恢复，保存后不再保留', { count }))
  }
  return (
    <details className={styles.box} open={!isLook(block)}>
      <summary>{t('选择风格')}</summary>
      <div className={styles.looks}>
        {SAMPLES.map(({ type, sample }) => (
          <button
            key={type}
            type="button"
            className={styles.look}
            disabled={disabled}
            aria-pressed={type === block.type}
            onClick={() => choose(type)}
          >
            <span className={styles.frame} aria-hidden="true">
              <span className={styles.sample}>
                <CardsView block={sample} isLive={false} />
              </span>
            </span>
            {t(lookName(type))}
          </button>
        ))}
      </div>
    </details>
  )
}

const SAMPLES = LOOKS.map((type) => ({ type, sample: phoneRules.newBlock(type) }))
