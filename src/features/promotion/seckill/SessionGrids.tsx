import { Button, Segmented, Select, Tag } from 'antd'
import { type Ref, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { type Translate, text } from '#domain/text'
import { usePeriodActivities } from '#features/mall/activity/api'
import type { GoodsSku } from '#features/mall/goods/model'
import { PriceGridSection } from '#features/promotion/activity/PriceGridSection'
import { StatusTag } from '#shared/fields/FieldValue'
import type { GridColumn, LineGridHandle } from '#shared/grid/gridTypes'
import textStyles from '#shared/ui/text.module.css'
import { CopyFromPast } from './CopyFromPast'
import { seckillFields } from './fields'
import {
  applyStatuses,
  dealError,
  gridErrors,
  hourText,
  isLocked,
  keepWithdrawn,
  newGoods,
  type Seckill,
  type SeckillGoods,
  sessionsOf,
} from './model'
import styles from './SessionGrids.module.css'

const NO_ROWS: SeckillGoods[] = []

/** Where an application stands; one that is to be withdrawn can be restored. */
function statusColumn(t: Translate, restore: (row: SeckillGoods) => void): GridColumn<SeckillGoods> {
  return {
    field: 'status',
    label: '报名状态',
    kind: 'readonly',
    width: 190,
    render: (row) => {
      if (row.isWithdrawn)
        return (
          <>
            <Tag color="warning">{t('待撤回')}</Tag>
            <Button type="link" size="small" className={styles.restore} onClick={() => restore(row)}>
              {t('恢复')}
            </Button>
          </>
        )
      return (
        <>
          <StatusTag field={{ table: applyStatuses }} value={row.status} />
          {row.failReason && (
            <span className={textStyles.negative} title={row.failReason}>
              {row.failReason}
            </span>
          )}
        </>
      )
    },
  }
}

/** What buyers paid at least, which the platform's rule compares the price with. */
const LOWEST: GridColumn<SeckillGoods> = {
  field: 'lowest',
  label: seckillFields.lowestDealPrice.label,
  kind: 'readonly',
  width: 120,
  align: 'right',
  render: (row) => (
    <span className={dealError(row) ? textStyles.negative : undefined}>{formatMoney(row.lowest || null)}</span>
  ),
}

const LIMITS = [LOWEST]

type Props = {
  seckill: Seckill
  isTried: boolean
  ref?: Ref<LineGridHandle>
  /** Set by Form.Item. */
  id?: string
  value?: SeckillGoods[]
  onChange?: (rows: SeckillGoods[]) => void
}

/** The products of an application, a grid for each session. A product takes part in one session only. */
export function SessionGrids({ seckill, isTried, ref, id, value = NO_ROWS, onChange }: Props) {
  const { t } = useTranslation()
  const hours = sessionsOf(seckill)
  const [hour, setHour] = useState(hours[0] ?? 0)
  const { data: others } = usePeriodActivities(seckill.startTime, seckill.endTime)
  const rows = useMemo(() => value.filter(({ timeLine }) => timeLine === hour), [value, hour])
  const rest = value.filter(({ timeLine }) => timeLine !== hour)
  const refuse = (sku: GoodsSku) => {
    const elsewhere = rest.find(({ skuId, isWithdrawn }) => skuId === sku.id && !isWithdrawn)
    if (elsewhere) return text('已在 {{hour}} 场', { hour: hourText(elsewhere.timeLine) })
    const group = others?.find(
      ({ promotionType, promotionGoodsList }) =>
        promotionType === 'PINTUAN' && promotionGoodsList.some(({ skuId }) => skuId === sku.id),
    )
    return group ? text('同期参加了拼团「{{name}}」', { name: group.promotionName }) : null
  }
  const put = (next: readonly SeckillGoods[]) => onChange?.([...rest, ...keepWithdrawn(rows, next)])
  const restore = (row: SeckillGoods) =>
    onChange?.([
      // In one session only: it may have been picked for another one meanwhile.
      ...rest.filter(({ skuId }) => skuId !== row.skuId),
      ...rows.map((one) => (one.key === row.key ? { ...one, isWithdrawn: undefined } : one)),
    ])
  // The columns keep their identity, the button in them restores what is there now.
  const latest = useRef(restore)
  useLayoutEffect(() => {
    latest.current = restore
  })
  const hasLowest = value.some(({ lowest }) => lowest)
  const columns = useMemo(() => [statusColumn(t, (row) => latest.current(row))], [t])
  return (
    <div id={id}>
      <div className={styles.bar}>
        <Segmented
          aria-label={t('场次')}
          value={hour}
          onChange={setHour}
          options={hours.map((one) => {
            const count = value.filter(({ timeLine }) => timeLine === one).length
            return { value: one, label: count > 0 ? `${hourText(one)} (${count})` : hourText(one) }
          })}
        />
        {rows.some((row) => !isLocked(row)) && hours.length > 1 && (
          <div className={styles.move}>
            <Select<number>
              aria-label={t('整场移到')}
              placeholder={t('整场移到')}
              value={null}
              options={hours.filter((one) => one !== hour).map((one) => ({ value: one, label: hourText(one) }))}
              onChange={(to) => {
                onChange?.([...rest, ...rows.map((row) => (isLocked(row) ? row : { ...row, timeLine: to }))])
                setHour(to)
              }}
            />
          </div>
        )}
      </div>
      <PriceGridSection<SeckillGoods>
        venue="SECKILL"
        key={hour}
        ref={ref}
        caption={t('{{hour}} 场的商品', { hour: hourText(hour) })}
        priceLabel="秒杀价（元）"
        stockLabel="活动库存"
        limits={hasLowest ? LIMITS : undefined}
        columns={columns}
        check={gridErrors}
        isLocked={isLocked}
        refuse={refuse}
        toRow={(goods) => newGoods(goods, hour)}
        isTried={isTried}
        value={rows}
        onChange={put}
        toolbar={
          <CopyFromPast
            taken={value}
            onCopy={(copied) =>
              onChange?.([
                ...value,
                // A session that this day does not have: the one shown.
                ...copied.map((row) => (hours.includes(row.timeLine) ? row : { ...row, timeLine: hour })),
              ])
            }
          />
        }
      />
    </div>
  )
}
