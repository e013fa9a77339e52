import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { PhoneBlock } from '#features/mall/decoration/model'
import { type Card, movedCards, withCards, withNewCard } from '#features/mall/decoration/model/cards'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { CardField } from './CardField'
import styles from './CardFields.module.css'

type Props = { page: PageBlocks; kind: PhoneBlock; cards: readonly Card[]; disabled: boolean }

/** The cards of a block: their pictures, titles and links; in some blocks there may be more or fewer of them. */
export function CardFields({ page, kind, cards, disabled }: Props) {
  const { t } = useTranslation()
  const change = (list: readonly Card[], card: number) => {
    page.edit((one) => withCards(one, list))
    page.select(page.block?.key ?? '', card)
  }
  const move = (from: number, to: number) => change(movedCards(cards, from, to), to)
  return (
    <>
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
            page.edit(withNewCard)
            page.select(page.block?.key ?? '', cards.length)
          }}
        >
          {t('添加一项')}
        </Button>
      )}
    </>
  )
}
