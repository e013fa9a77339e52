import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { PicturePicker } from '#features/common/file/picture/PicturePicker'
import { LinkField } from '#features/mall/decoration/link/LinkField'
import { type Card, hasZones, sizeOf, withCard } from '#features/mall/decoration/model/kind/cards'
import type { PhoneKind } from '#features/mall/decoration/model/kind/phoneCards'
import { CardTools } from '#features/mall/decoration/properties/CardTools'
import { useScrollToIssue } from '#features/mall/decoration/properties/useScrollToIssue'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { ZoneField } from '#features/mall/decoration/zone/ZoneField'
import styles from './CardField.module.css'
import { CardInputField } from './CardInputField'

type Props = {
  page: PageBlocks
  kind: PhoneKind
  card: Card
  at: number
  disabled: boolean
  onBack?: () => void
  onForth?: () => void
  onRemove?: () => void
}

/** Where a click on a picture leads: to one place, or to several. */
const WAYS = [
  { model: 'link', label: '链接' },
  { model: 'hotzone', label: '热区' },
] as const

/** One card: its picture, texts and link. */
export function CardField({ page, kind, card, at, disabled, onBack, onForth, onRemove }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const box = useScrollToIssue<HTMLFieldSetElement>(page, at)
  const number = at + 1
  const change = (members: Card, place = '') => page.edit((block) => withCard(block, at, members), place)
  const size = sizeOf(card)
  const isZoned = hasZones(card)
  // Hot zones of other kinds, which came so, are kept.
  const canZone = kind.hasZones || isZoned
  const isPicture = kind.pictures.length > 0 || (!kind.isBare && 'img' in card)
  const name = kind.isBare
    ? t(kind.name)
    : isPicture
      ? t('第 {{number}} 张', { number })
      : t('第 {{number}} 项', { number })
  return (
    // The canvas shows the card that is edited.
    <fieldset
      ref={box}
      tabIndex={-1}
      className={kind.isBare ? styles.bare : styles.card}
      aria-label={kind.isBare ? undefined : name}
      onFocus={() => page.select(page.block?.key ?? '', at)}
    >
      {!kind.isBare && <strong>{name}</strong>}
      {(onBack || onForth || onRemove) && (
        <div className={styles.tools}>
          <CardTools name={name} disabled={disabled} onBack={onBack} onForth={onForth} onRemove={onRemove} />
        </div>
      )}
      {isPicture && (
        <PicturePicker
          caption={name}
          value={wireText(card.img)}
          wanted={size}
          hint={size && t('建议尺寸 {{width}}×{{height}} 像素', { width: size.width, height: size.height })}
          disabled={disabled}
          onChange={(img) => change({ img })}
          onUpload={page.hold}
        />
      )}
      {kind.inputs?.map((input) => (
        <CardInputField
          key={input.label}
          input={input}
          card={card}
          disabled={disabled}
          onChange={(members, place) => change(members, `${place} ${at}`)}
        />
      ))}
      {kind.hasLinks && (
        <>
          {canZone ? (
            <div role="radiogroup" className={styles.ways} aria-label={t('{{name}}的点击方式', { name })}>
              {WAYS.map(({ model, label }) => (
                <label key={model}>
                  <input
                    type="radio"
                    name={`${id}way`}
                    checked={isZoned === (model === 'hotzone')}
                    disabled={disabled}
                    onChange={() => change({ model })}
                  />
                  {t(label)}
                </label>
              ))}
            </div>
          ) : (
            <span>{t('链接')}</span>
          )}
          {isZoned ? (
            <ZoneField
              card={card}
              label={name}
              disabled={disabled}
              onChange={(zoneInfo) => change({ zoneInfo })}
              renderLink={(link) => <LinkField {...link} disabled={disabled} />}
            />
          ) : (
            <LinkField
              label={t('{{name}}的链接', { name })}
              value={card.url}
              disabled={disabled}
              onChange={(url) => change({ url })}
            />
          )}
        </>
      )}
    </fieldset>
  )
}
