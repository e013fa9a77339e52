import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { wireText } from '#domain/wire'
import { NEW_COLOR } from '#features/mall/decoration/model/blockKind'
import { cardsOf, withCard } from '#features/mall/decoration/model/cards'
import { ColorInput } from '#features/mall/decoration/properties/ColorInput'
import type { BlockFace, BlockFieldsProps, BlockViewProps } from '#features/mall/decoration/state/pageKit'
import styles from './TitleBlock.module.css'

/** A title in its colour. */
export const titleFace: BlockFace = { View: TitleView, Fields: TitleFields }

function TitleView({ block }: BlockViewProps) {
  const { t } = useTranslation()
  const [card = {}] = cardsOf(block)
  const color = wireText(card.color)
  return (
    <div className={styles.title} style={color ? { color } : undefined}>
      {wireText(card.title) || t('标题')}
    </div>
  )
}

function TitleFields({ page, block, disabled }: BlockFieldsProps) {
  const { t } = useTranslation()
  const id = useId()
  const [card = {}] = cardsOf(block)
  const change = (members: object, place: string) => page.edit((one) => withCard(one, 0, { ...members }), place)
  return (
    <div className={styles.fields}>
      <label htmlFor={`${id}title`}>{t('标题')}</label>
      <Input
        id={`${id}title`}
        value={wireText(card.title)}
        maxLength={MAX_INPUT}
        disabled={disabled}
        onChange={(event) => change({ title: event.target.value }, 'title')}
      />
      <ColorInput
        label={t('颜色')}
        value={wireText(card.color) || NEW_COLOR}
        disabled={disabled}
        onChange={(color) => change({ color }, 'color')}
      />
    </div>
  )
}
