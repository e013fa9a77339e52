import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { priceText } from '#features/mall/sale/model'
import styles from './ChosenSkus.module.css'
import type { SkuChoice } from './skuChoice'

type Props = { choice: SkuChoice; max: number; known: ReadonlyMap<string, GoodsSku> }

/** What is chosen, in the order of choosing, also outside the rows on screen: to review and to remove. */
export function ChosenSkus({ choice, max, known }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const { chosen } = choice
  const remove = (id: string, index: number) => {
    choice.remove(id)
    // The focus goes to the next one, not to the page behind.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? list.current
      next?.focus()
    })
  }
  return (
    <section className={styles.panel} aria-label={t('已选商品')}>
      <div className={styles.head}>
        <strong role="status">
          {max === Number.POSITIVE_INFINITY
            ? t('已选 {{count}} 项', { count: chosen.length })
            : t('已选 {{count}} / {{max}}', { count: chosen.length, max })}
        </strong>
        <Button size="small" disabled={chosen.length === 0} onClick={choice.clear}>
          {t('清空')}
        </Button>
      </div>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('已选商品')}>
        {chosen.map((one, index) => (
          <ChosenOne key={one.id} sku={known.get(one.id) ?? one} onRemove={() => remove(one.id, index)} />
        ))}
      </ul>
      {chosen.length === 0 && <p className={styles.none}>{t('在左侧选择，选中的在这里核对')}</p>}
    </section>
  )
}

function ChosenOne({ sku, onRemove }: { sku: ChosenSku; onRemove: () => void }) {
  const { t } = useTranslation()
  return (
    <li className={styles.one}>
      <span className={styles.words}>
        <span className={styles.name} title={sku.goodsName}>
          {sku.goodsName}
        </span>
        <span className={styles.note}>
          {[sku.simpleSpecs?.trim(), sku.price && translateMessage(t, priceText(sku))].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('移除 {{name}}', { name: sku.goodsName })}
        onClick={onRemove}
      />
    </li>
  )
}
