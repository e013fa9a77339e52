import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { say } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import { priceOfCard } from '#features/mall/decoration/model/cards'
import {
  chosenUnder,
  goodsUnder,
  type Heading,
  headingsOf,
  withGoodsUnder,
  withHeading,
} from '#features/mall/decoration/model/goodsBlock'
import { useLed } from '#features/mall/decoration/properties/useLed'
import type { BlockFace, BlockFieldsProps, BlockViewProps } from '#features/mall/decoration/state/pageKit'
import { CardPicture } from '#features/mall/decoration/view/CardPicture'
import { SkuPickerButton } from '#features/mall/goods/picker/SkuPicker'
import { priceText } from '#features/mall/sale/model'
import styles from './GoodsBlock.module.css'

/** 商品分类. */
export const goodsFace: BlockFace = { View: GoodsView, Fields: GoodsFields }

/** The longest heading: four stand beside each other on a phone. */
const MAX_HEADING = 8

/** Headings, and the products under one of them. */
function GoodsView({ block, isLive }: BlockViewProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const headings = headingsOf(block)
  const at = Math.min(isLive ? chosen : 0, Math.max(0, headings.length - 1))
  const goods = goodsUnder(block, at)
  const Heading = isLive ? 'button' : 'div'
  return (
    <div className={styles.box}>
      <div className={styles.headings}>
        {headings.map((heading, index) => (
          <Heading
            // biome-ignore lint/suspicious/noArrayIndexKey: headings have no id, and their order is fixed
            key={index}
            {...(isLive && { type: 'button', 'aria-pressed': index === at, onClick: () => setChosen(index) })}
            className={index === at ? styles.current : styles.heading}
          >
            <strong>{wireText(heading.title) || t('标题')}</strong>
            <span>{wireText(heading.desc)}</span>
          </Heading>
        ))}
      </div>
      {goods.length === 0 ? (
        <div className={styles.none}>{t('还没有绑定商品')}</div>
      ) : (
        <div className={styles.goods}>
          {goods.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand there twice
            <div key={index} className={styles.one}>
              <div className={styles.picture}>
                <CardPicture card={{ img: wireText(one.img) || one.thumbnail }} />
              </div>
              <span className={styles.name}>{wireText(one.title) || wireText(one.goodsName)}</span>
              <span className={styles.price}>{say(t, priceText(priceOfCard(one)))}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** The headings of 商品分类, and the products under each. */
function GoodsFields({ page, block, disabled }: BlockFieldsProps) {
  return headingsOf(block).map((heading, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: headings have no id, and their order is fixed
    <HeadingField key={at} {...{ page, block, heading, at, disabled }} />
  ))
}

function HeadingField({ page, block, heading, at, disabled }: BlockFieldsProps & { heading: Heading; at: number }) {
  const { t } = useTranslation()
  const id = useId()
  const box = useLed<HTMLFieldSetElement>(page, at)
  const name = t('标题 {{number}}', { number: at + 1 })
  const change = (members: Heading, place: string) => page.edit((one) => withHeading(one, at, members), place)
  const goods = goodsUnder(block, at)
  const category = isRecord(heading.bindCategory) ? wireText(heading.bindCategory.name) : ''
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.field} aria-label={name}>
      <strong>{name}</strong>
      <label htmlFor={`${id}title`}>{t('标题')}</label>
      <Input
        id={`${id}title`}
        value={wireText(heading.title)}
        maxLength={MAX_HEADING}
        showCount
        disabled={disabled}
        onChange={(event) => change({ title: event.target.value }, `title ${at}`)}
      />
      <label htmlFor={`${id}desc`}>{t('描述')}</label>
      <Input
        id={`${id}desc`}
        value={wireText(heading.desc)}
        maxLength={MAX_INPUT}
        disabled={disabled}
        onChange={(event) => change({ desc: event.target.value }, `desc ${at}`)}
      />
      {goods.length > 0 && (
        <ol className={styles.chosen} aria-label={t('绑定商品')}>
          {goods.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand there twice
            <li key={index}>{wireText(one.title) || wireText(one.goodsName)}</li>
          ))}
        </ol>
      )}
      {category && <span className={styles.hint}>{t('绑定分类 {{name}}，保存时原样保留', { name: category })}</span>}
      <div>
        <SkuPickerButton
          label={goods.length > 0 ? t('修改绑定商品') : t('绑定商品')}
          chosen={chosenUnder(block, at)}
          disabled={disabled}
          onPick={(chosen) => page.edit((one) => withGoodsUnder(one, at, chosen))}
        />
      </div>
    </fieldset>
  )
}
