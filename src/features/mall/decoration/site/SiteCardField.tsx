import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { wireText } from '#domain/wire'
import { type Card, movedCards } from '#features/mall/decoration/model/kind/cards'
import { withSiteCards } from '#features/mall/decoration/model/kind/siteCards'
import type { PartCards } from '#features/mall/decoration/model/kind/siteParts'
import { CardTools } from '#features/mall/decoration/properties/CardTools'
import { useScrollToIssue } from '#features/mall/decoration/properties/useScrollToIssue'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './SiteCardField.module.css'
import { SiteCardInputs } from './SiteCardInputs'

type Props = { page: PageBlocks; part: PartCards; card: Card; at: number; disabled: boolean }

/** One card of a part: its name in the list, and its settings while it is the chosen one. */
export function SiteCardField(props: Props) {
  const { page, part, card, at, disabled } = props
  const { t } = useTranslation()
  const box = useScrollToIssue<HTMLButtonElement>(page, part.first + at)
  const number = part.first + at
  const key = page.block?.key ?? ''
  const isOpen = page.card === number
  useEffect(() => {
    // The first one is open when its block is chosen, whose issues stand above it.
    if (isOpen && number > 0) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, number, box])
  const name = part.part.isOne
    ? translateMessage(t, part.name)
    : t('{{part}} {{number}}', { part: translateMessage(t, part.name), number: at + 1 })
  const words = wireText(card.name) || wireText(card.title)
  const isFixed = part.part.isOne || part.cards.length < 2
  const change = (cards: readonly Card[], chosen: number) => {
    page.edit((block) => withSiteCards(block, part, cards))
    page.select(key, part.first + chosen)
  }
  const move = (to: number) => change(movedCards(part.cards, at, to), to)
  const remove = () =>
    change(
      part.cards.filter((_, index) => index !== at),
      Math.max(0, at - 1),
    )
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => page.select(key, number)}>
          {isOpen ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
          <span className={styles.words}>{words ? `${name} ${words}` : name}</span>
        </button>
        {isOpen && !isFixed && (
          <CardTools
            name={name}
            disabled={disabled}
            onBack={at > 0 ? () => move(at - 1) : undefined}
            onForth={at < part.cards.length - 1 ? () => move(at + 1) : undefined}
            onRemove={part.part.isOpen ? remove : undefined}
          />
        )}
      </div>
      {isOpen && <SiteCardInputs {...props} name={name} />}
    </div>
  )
}
