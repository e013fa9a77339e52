import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Card, cardsOf, movedCards, withCards } from '#features/mall/decoration/model/kind/cards'
import { isLook } from '#features/mall/decoration/model/kind/looks'
import { withNewCard } from '#features/mall/decoration/model/kind/phoneCards'
import { phoneRules } from '#features/mall/decoration/model/kind/phoneKinds'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { CardField } from './CardField'
import styles from './CardFields.module.css'
import { LookFields } from './LookFields'

/** The cards of a block: their pictures, titles and links; in some blocks there may be more or fewer of them. */
export function CardFields(props: BlockFieldsProps) {
  const { page, block, disabled } = props
  const { t } = useTranslation()
  const kind = phoneRules.kindOf(block)
  const cards = cardsOf(block)
  const change = (list: readonly Card[], card: number) => {
    page.edit((one) => withCards(one, list))
    page.select(page.block?.key ?? '', card)
  }
  const move = (from: number, to: number) => change(movedCards(cards, from, to), to)
  if (!kind) return null
  return (
    <>
      {isLook(block) && <LookFields {...props} />}
      {cards.map((card, at) => (
        <CardField
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id; their inputs take every value from the card
          key={at}
          page={page}
          kind={kind}
          card={card}
          at={at}
          disabled={disabled}
          onBack={at > 0 ? () => move(at, at - 1) : undefined}
          onForth={at < cards.length - 1 ? () => move(at, at + 1) : undefined}
          onRemove={
            kind.isOpen && cards.length > 1
              ? () =>
                  change(
                    cards.filter((_, index) => index !== at),
                    Math.max(0, at - 1),
                  )
              : undefined
          }
        />
      ))}
      {kind.isOpen && (
        <Button
          block
          type="dashed"
          className={styles.add}
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={disabled}
          onClick={() => {
            page.edit((one) => withNewCard(one, kind))
            page.select(page.block?.key ?? '', cards.length)
          }}
        >
          {t('添加一项')}
        </Button>
      )}
    </>
  )
}
