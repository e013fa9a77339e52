import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { wireText } from '#domain/wire'
import { type Block, TITLE_COLOR } from '#features/mall/decoration/model'
import { cardsOf, withCard } from '#features/mall/decoration/model/cards'
import { ColorInput } from '#features/mall/decoration/properties/ColorInput'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import styles from './TitleFields.module.css'

/** The text and colour of a title. */
export function TitleFields({ page, block, disabled }: { page: PageBlocks; block: Block; disabled: boolean }) {
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
        value={wireText(card.color) || TITLE_COLOR}
        disabled={disabled}
        onChange={(color) => change({ color }, 'color')}
      />
    </div>
  )
}
