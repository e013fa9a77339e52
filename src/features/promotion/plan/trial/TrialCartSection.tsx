import { CloseOutlined } from '@ant-design/icons'
import { Button, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatMoney } from '#domain/money'
import { wireText } from '#domain/wire'
import type { GoodsSku } from '#features/mall/goods/model'
import { SkuPickerButton } from '#features/mall/goods/picker/SkuPicker'
import type { CartLine } from '#features/mall/pricing/model'
import textStyles from '#shared/ui/text.module.css'
import styles from './TrialCartSection.module.css'

/** A product of a sample cart; `num` as typed, `quantity` is its stock, '' if not known. */
export type SampleLine = CartLine & { id: string; goodsName: string; quantity: string }

const MAX_NUM = 99_999

/** Whether a sample cart can be priced: all numbers are whole pieces within the bounds. */
export function canPrice(lines: readonly SampleLine[]): boolean {
  return lines.every(({ num }) => isCount(num))
}

function isCount(num: number): boolean {
  return Number.isInteger(num) && num >= 1 && num <= MAX_NUM
}

type Props = { lines: readonly SampleLine[]; onChange: (lines: readonly SampleLine[]) => void }

/** The products and pieces of a sample cart. */
export function TrialCart({ lines, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <div>
      <SkuPickerButton
        label={t('选择试算商品')}
        chosen={lines}
        onPick={(skus) => onChange(skus.map((sku) => lines.find(({ id }) => id === sku.id) ?? lineOf(sku)))}
      />
      {lines.length === 0 && <p className={textStyles.secondary}>{t('选几样商品和数量，看买家要付多少')}</p>}
      <ul className={styles.lines} aria-label={t('试算商品')}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.name}>
              {line.goodsName}
              <span className={textStyles.secondary}>{t('{{price}} 元', { price: formatMoney(line.price) })}</span>
            </span>
            <InputNumber
              size="small"
              className={styles.num}
              aria-label={t('{{name}}的数量', { name: line.goodsName })}
              aria-describedby={`${line.id}-note`}
              aria-invalid={!isCount(line.num)}
              status={isCount(line.num) ? '' : 'error'}
              value={line.num}
              // Cleared while another number is typed: the one before stays.
              onChange={(num) =>
                num !== null && onChange(lines.map((one) => (one.id === line.id ? { ...one, num } : one)))
              }
            />
            <Button
              size="small"
              type="text"
              icon={<CloseOutlined aria-hidden="true" />}
              aria-label={t('移除{{name}}', { name: line.goodsName })}
              onClick={() => onChange(lines.filter(({ id }) => id !== line.id))}
            />
            <LineNote line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LineNote({ line: { id, num, quantity } }: { line: SampleLine }) {
  const { t } = useTranslation()
  const stock = decimal(quantity)
  return (
    <span id={`${id}-note`} className={styles.note} role="status">
      {!isCount(num) && <span className={textStyles.negative}>{t('应为 1～{{max}} 的整数', { max: MAX_NUM })}</span>}
      {isCount(num) && stock?.lt(num) && (
        <span className={textStyles.secondary}>{t('超过库存 {{quantity}}，买家下不了单', { quantity })}</span>
      )}
    </span>
  )
}

function lineOf(sku: Pick<GoodsSku, 'id' | 'goodsName'> & Partial<GoodsSku>): SampleLine {
  return {
    id: sku.id,
    skuId: sku.id,
    goodsName: sku.goodsName,
    price: wireText(sku.price) || '0',
    num: 1,
    quantity: wireText(sku.quantity),
    categoryPath: sku.categoryPath ?? '',
    storeCategoryPath: sku.storeCategoryPath ?? '',
  }
}
