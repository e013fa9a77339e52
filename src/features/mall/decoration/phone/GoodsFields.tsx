import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { isRecord, wireText } from '#domain/wire'
import {
  chosenUnder,
  goodsUnder,
  type Heading,
  headingsOf,
  withGoodsUnder,
  withHeading,
} from '#features/mall/decoration/model/kind/goodsBlock'
import { useScrollToIssue } from '#features/mall/decoration/properties/useScrollToIssue'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { textLimit } from '#shared/form/textCount'
import styles from './GoodsFields.module.css'

/** The longest heading: four stand beside each other on a phone. */
const MAX_HEADING = 8

/** The headings of 商品分类, and the products under each. */
export function GoodsFields({ page, block, disabled }: BlockFieldsProps) {
  return headingsOf(block).map((heading, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: headings have no id, and their order is fixed
    <HeadingField key={at} page={page} block={block} heading={heading} at={at} disabled={disabled} />
  ))
}

function HeadingField({ page, block, heading, at, disabled }: BlockFieldsProps & { heading: Heading; at: number }) {
  const { t } = useTranslation()
  const id = useId()
  const box = useScrollToIssue<HTMLFieldSetElement>(page, at)
  const name = t('标题 {{number}}', { number: at + 1 })
  const change = (members: Heading, place: string) => page.edit((one) => withHeading(one, at, members), place)
  const goods = goodsUnder(block, at)
  const category = isRecord(heading.bindCategory) ? wireText(heading.bindCategory.name) : ''
  return (
    <fieldset ref={box} tabIndex={-1} className={styles.heading} aria-label={name}>
      <strong>{name}</strong>
      <label htmlFor={`${id}title`}>{t('标题')}</label>
      <Input
        id={`${id}title`}
        value={wireText(heading.title)}
        count={{ ...textLimit(MAX_HEADING), show: true }}
        disabled={disabled}
        onChange={(event) => change({ title: event.target.value }, `title ${at}`)}
      />
      <label htmlFor={`${id}desc`}>{t('描述')}</label>
      <Input
        id={`${id}desc`}
        value={wireText(heading.desc)}
        count={textLimit(MAX_INPUT)}
        disabled={disabled}
        onChange={(event) => change({ desc: event.target.value }, `desc ${at}`)}
      />
      {goods.length > 0 && (
        <ol className={styles.goods} aria-label={t('绑定商品')}>
          {goods.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand there twice
            <li key={index}>{wireText(one.title) || wireText(one.goodsName)}</li>
          ))}
        </ol>
      )}
      {category && <span className={styles.hint}>{t('绑定分类 {{name}}，保存时原样保留', { name: category })}</span>}
      <div>
        <SkuPicker
          label={goods.length > 0 ? t('修改绑定商品') : t('绑定商品')}
          chosen={chosenUnder(block, at)}
          disabled={disabled}
          onPick={(chosen) => page.edit((one) => withGoodsUnder(one, at, chosen))}
        />
      </div>
    </fieldset>
  )
}
