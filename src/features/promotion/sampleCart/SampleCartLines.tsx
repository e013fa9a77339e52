import { CloseOutlined } from '@ant-design/icons'
import { Button, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { translateMessage } from '#domain/text'
import { numberOf } from '#domain/typedFigure'
import { lineError, linePrice } from '#features/mall/activity/model/cart'
import type { ChosenSku } from '#features/mall/goods/model'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { minBatch, piecesText } from '#features/mall/sale/model'
import { type CartItem, isCount, MAX_ITEMS, MAX_NUM } from '#features/promotion/sampleCart/address/model'
import type { SampleLine } from '#features/promotion/sampleCart/quote/useCartLines'
import textStyles from '#shared/ui/text.module.css'
import styles from './SampleCartLines.module.css'

type Props = {
  items: readonly CartItem[]
  /** As read; null before. */
  lines: readonly SampleLine[] | null
  onChange: (items: readonly CartItem[]) => void
}

/** The products and pieces of a sample cart. */
export function SampleCartLines({ items, lines, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = (id: string) => {
    const name = lines?.find((line) => line.id === id)?.goodsName
    return name || (lines ? t('商品 {{id}}', { id }) : t('加载中'))
  }
  return (
    <div>
      <SkuPicker
        label={t('选择试算商品')}
        chosen={items.map(({ id, goodsId }) => ({ id, goodsId, goodsName: nameOf(id) }))}
        onPick={(skus) => onChange(skus.slice(0, MAX_ITEMS).map((sku) => itemOf(sku, items)))}
      />
      {items.length === 0 && <p className={textStyles.secondary}>{t('选几样商品和数量，看买家要付多少')}</p>}
      {items.length >= MAX_ITEMS && (
        <p className={textStyles.secondary}>{t('一次最多试算 {{max}} 种商品', { max: MAX_ITEMS })}</p>
      )}
      <ul className={styles.lines} aria-label={t('试算商品')}>
        {items.map((item) => (
          <li key={item.id}>
            <span className={styles.name}>
              {nameOf(item.id)}
              <LinePrice id={item.id} lines={lines} />
            </span>
            <InputNumber
              size="small"
              className={styles.num}
              aria-label={t('{{name}}的数量', { name: nameOf(item.id) })}
              aria-describedby={`${item.id}-note`}
              aria-invalid={!isCount(item.num)}
              status={isCount(item.num) ? '' : 'error'}
              value={item.num}
              parser={numberOf}
              // Cleared while another number is typed: the one before stays.
              onChange={(num) =>
                num !== null && onChange(items.map((one) => (one.id === item.id ? { ...one, num } : one)))
              }
            />
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden="true" />}
              aria-label={t('移除{{name}}', { name: nameOf(item.id) })}
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
  // One that is gone has no price.
  if (!line?.goodsName || !lines) return null
  const price = formatMoney(linePrice(lines, line))
  const words = [
    line.goodsUnit ? t('{{price}} 元/{{unit}}', { price, unit: line.goodsUnit }) : t('{{price}} 元', { price }),
    line.wholesaleList.length > 0 &&
      t('{{pieces}} 起批', { pieces: piecesText([{ ...line, num: minBatch(line.wholesaleList) }]) }),
  ]
  return <span className={textStyles.secondary}>{words.filter(Boolean).join('　')}</span>
}

function LineNote({ item: { id, num }, lines }: { item: CartItem; lines: LineProps['lines'] }) {
  const { t } = useTranslation()
  const line = lines?.find((one) => one.id === id)
  const error = line && lines ? (line.refusal ?? lineError(lines, line)) : null
  return (
    <span id={`${id}-note`} className={styles.note} role="status">
      {!isCount(num) && <span className={textStyles.negative}>{t('应为 1～{{max}} 的整数', { max: MAX_NUM })}</span>}
      {isCount(num) && error && (
        <span className={textStyles.secondary}>
          {t('{{reason}}，买家下不了单', { reason: translateMessage(t, error) })}
        </span>
      )}
    </span>
  )
}

/** A chosen SKU: of wholesale goods as many pieces as are sold at least. */
function itemOf({ id, goodsId = '', wholesaleList = [] }: ChosenSku, before: readonly CartItem[]): CartItem {
  return before.find((one) => one.id === id) ?? { id, goodsId, num: minBatch(wholesaleList) }
}
