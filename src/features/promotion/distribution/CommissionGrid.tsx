import { useQuery } from '@tanstack/react-query'
import { Space } from 'antd'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal, formatMoney } from '#domain/money'
import { text } from '#domain/text'
import type { GoodsSku } from '#features/mall/goods/model'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { joinError } from '#features/mall/sale/model'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import { LineGrid } from '#shared/grid/LineGrid'
import { serverText } from '#shared/serverText'
import { distributionGoods } from './api'
import { CommissionBar } from './CommissionBar'
import { type CommissionRow, linked, rowsOfChoice, setAll } from './commissionRows'
import { MIN_COMMISSION } from './model'

type Props = {
  /** SKUs can be picked and removed. */
  isAdding: boolean
  errors: Record<string, string>
  /** Set by Form.Item. */
  id?: string
  value?: CommissionRow[]
  onChange?: (rows: CommissionRow[]) => void
  ref?: Ref<LineGridHandle>
}

const NONE: CommissionRow[] = []

/** SKUs with their commission in yuan and in percent of the price. */
export function CommissionGrid({ isAdding, value = NONE, ...rest }: Props) {
  const { t } = useTranslation()
  const hasReason = value.some(({ reason }) => reason !== '')
  return (
    <LineGrid<CommissionRow>
      {...rest}
      caption={t('分销佣金')}
      columns={hasReason ? WITH_REASON : COLUMNS}
      value={value}
      compute={linked}
      allowDelete
      height={value.length > 8 ? 460 : undefined}
      emptyText={t('还没有选择商品')}
      toolbar={
        <Space wrap>
          {isAdding && <PickSkus rows={value} onChange={rest.onChange} />}
          <CommissionBar
            disabled={value.length === 0}
            onSet={(way, figure) => rest.onChange?.(setAll(value, way, figure))}
          />
        </Space>
      }
    />
  )
}

function PickSkus({ rows, onChange }: { rows: readonly CommissionRow[]; onChange?: (rows: CommissionRow[]) => void }) {
  // Without it the picker offers all: the server refuses those that were added before.
  const added = useQuery({ ...distributionGoods.skus(null), meta: { silent: true } })
  const taken = useMemo(() => new Set(added.data?.map(({ skuId }) => skuId)), [added.data])
  const refuse = (sku: GoodsSku) => {
    const { id, price } = sku
    if (taken.has(id)) return text('已是分销商品')
    const barred = joinError('DISTRIBUTION', sku)
    if (barred) return barred
    return decimal(price)?.lt(MIN_COMMISSION) ? text('价格低于最低佣金 {{min}} 元', { min: MIN_COMMISSION }) : null
  }
  return (
    <SkuPicker
      disabled={added.isPending}
      chosen={rows.map(({ skuId, goodsName, specs, thumbnail, price }) => ({
        id: skuId,
        goodsName,
        thumbnail,
        price,
        simpleSpecs: specs,
      }))}
      refuse={refuse}
      onPick={(chosen) => onChange?.(rowsOfChoice(rows, chosen))}
    />
  )
}

const COLUMNS: GridColumn<CommissionRow>[] = [
  {
    field: 'goodsName',
    label: '商品名称',
    kind: 'readonly',
    width: 300,
    pinned: true,
  },
  {
    field: 'price',
    label: '商品价格（元）',
    kind: 'readonly',
    width: 120,
    align: 'right',
    render: ({ price }) => formatMoney(price),
  },
  {
    field: 'commission',
    label: '佣金（元）',
    kind: 'money',
    width: 120,
    required: true,
    aliases: ['佣金', '佣金金额'],
  },
  {
    field: 'rate',
    label: '佣金比例（%）',
    kind: 'quantity',
    scale: 2,
    width: 120,
    unit: () => '%',
    aliases: ['佣金比例', '比例'],
  },
]
const WITH_REASON: GridColumn<CommissionRow>[] = [
  ...COLUMNS,
  {
    field: 'reason',
    label: '失败原因',
    kind: 'readonly',
    width: 180,
    render: ({ reason }) => reason && serverText(reason),
  },
]
