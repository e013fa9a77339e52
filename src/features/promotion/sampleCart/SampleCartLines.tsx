import { CloseOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { Button, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatMoney } from '#domain/money'
import { say, type Text } from '#domain/text'
import { type CartLine, lineError, linePrice } from '#features/mall/cart/model'
import type { ChosenSku } from '#features/mall/goods/model'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { minBatch, piecesText, unsoldText } from '#features/mall/sale/model'
import { IN_PLACE } from '#shared/resource'
import textStyles from '#shared/ui/text.module.css'
import { type CartGoods, cartGoods } from './cartGoods'
import styles from './SampleCartLines.module.css'

/** A product of a sample cart as it is kept; what it costs and how many there are is read each time. */
export type SampleItem = { id: string; goodsId: string; goodsName: string; num: number }

/** A product of a sample cart as it is sold now; `num` as typed, `refusal` says why it is not sold at all. */
export type SampleLine = CartLine & Pick<SampleItem, 'id' | 'goodsName'> & { goodsUnit: string; refusal: Text | null }

/** The products of a sample cart as they are sold now; null while they are read. */
export function useSampleCart(items: readonly SampleItem[]): readonly SampleLine[] | null {
  const ids = [...new Set(items.map(({ goodsId }) => goodsId))]
  const read = useQueries({ queries: ids.map((id) => ({ ...cartGoods.ofCart(id), meta: IN_PLACE })) })
  if (read.some(({ isPending }) => isPending)) return null
  return items.map((item) => lineOf(item, read[ids.indexOf(item.goodsId)]?.data ?? null))
}

const MAX_NUM = 99_999

/** Whether a sample cart can be priced: all numbers are whole pieces within the bounds. */
export function canPrice(items: readonly SampleItem[]): boolean {
  return items.every(({ num }) => isCount(num))
}

function isCount(num: number): boolean {
  return Number.isInteger(num) && num >= 1 && num <= MAX_NUM
}

type Props = {
  items: readonly SampleItem[]
  /** As read; null before. */
  lines: readonly SampleLine[] | null
  onChange: (items: readonly SampleItem[]) => void
}

/** The products and pieces of a sample cart. */
export function SampleCartLines({ items, lines, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <SkuPicker
        label={t('选择试算商品')}
        chosen={items}
        onPick={(skus) => onChange(skus.map((sku) => itemOf(sku, items)))}
      />
      {items.length === 0 && <p className={textStyles.secondary}>{t('选几样商品和数量，看买家要付多少')}</p>}
      <ul className={styles.lines} aria-label={t('试算商品')}>
        {items.map((item) => (
          <li key={item.id}>
            <span className={styles.name}>
              {item.goodsName}
              <LinePrice id={item.id} lines={lines} />
            </span>
            <InputNumber
              size="small"
              className={styles.num}
              aria-label={t('{{name}}的数量', { name: item.goodsName })}
              aria-describedby={`${item.id}-note`}
              aria-invalid={!isCount(item.num)}
              status={isCount(item.num) ? '' : 'error'}
              value={item.num}
              parser={(typed) => decimal(typed)?.toNumber() ?? Number.NaN}
              // Cleared while another number is typed: the one before stays.
              onChange={(num) =>
                num !== null && onChange(items.map((one) => (one.id === item.id ? { ...one, num } : one)))
              }
            />
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden="true" />}
              aria-label={t('移除{{name}}', { name: item.goodsName })}
              onClick={() => onChange(items.filter(({ id }) => id !== item.id))}
            />
            <LineNote item={item} lines={lines} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type LineProps = { id: string; lines: readonly SampleLine[] | null }

function LinePrice({ id, lines }: LineProps) {
  const { t } = useTranslation()
  const line = lines?.find((one) => one.id === id)
  if (!line || !lines) return null
  return (
    <span className={textStyles.secondary}>
      {t('{{price}} 元', { price: formatMoney(linePrice(lines, line)) })}
      {line.wholesaleList.length > 0 &&
        `　${t('{{pieces}} 起批', { pieces: piecesText([{ ...line, num: minBatch(line.wholesaleList) }]) })}`}
    </span>
  )
}

function LineNote({ item: { id, num }, lines }: { item: SampleItem; lines: LineProps['lines'] }) {
  const { t } = useTranslation()
  const line = lines?.find((one) => one.id === id)
  const error = line && lines ? (line.refusal ?? lineError(lines, line)) : null
  return (
    <span id={`${id}-note`} className={styles.note} role="status">
      {!isCount(num) && <span className={textStyles.negative}>{t('应为 1～{{max}} 的整数', { max: MAX_NUM })}</span>}
      {isCount(num) && error && (
        <span className={textStyles.secondary}>{t('{{reason}}，买家下不了单', { reason: say(t, error) })}</span>
      )}
    </span>
  )
}

function lineOf({ id, goodsId, goodsName, num }: SampleItem, product: CartGoods | null): SampleLine {
  const sku = product?.skuList.find((one) => one.id === id)
  return {
    ...{ id, skuId: id, goodsId, num },
    goodsName: sku?.goodsName || goodsName,
    refusal: unsoldText(sku ? product : null),
    goodsUnit: product?.goodsUnit ?? '',
    price: sku?.price ?? '0',
    quantity: sku?.quantity ?? '',
    wholesaleList: product?.wholesaleList ?? [],
    salesModel: product?.salesModel ?? 'RETAIL',
    categoryPath: product?.categoryPath ?? '',
    storeCategoryPath: product?.storeCategoryPath ?? '',
  }
}

function itemOf({ id, goodsId = '', goodsName }: ChosenSku, before: readonly SampleItem[]): SampleItem {
  return before.find((one) => one.id === id) ?? { id, goodsId, goodsName, num: 1 }
}
