import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { notify } from '#shared/notify'
import { seckills } from './api'
import styles from './CopyFromPast.module.css'
import { newGoods, type SeckillGoods, toInput } from './model'

type Props = { taken: readonly SeckillGoods[]; onCopy: (rows: readonly SeckillGoods[]) => void }

/** The latest seckills that are over. */
const PAST = {
  promotionStatus: 'END',
  sort: 'startTime',
  order: 'desc',
  current: 1,
  size: 10,
  pageNumber: 1,
  pageSize: 10,
}

/** Copies the products, prices and sessions that the shop applied with to an earlier seckill. */
export function CopyFromPast({ taken, onCopy }: Props) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery({ ...seckills.page(PAST), meta: { silent: true } })
  const copy = async (id: string) => {
    const applies = await client.fetchQuery(seckills.applies(id))
    const known = new Set(taken.map(({ skuId }) => skuId))
    const rows = toInput(applies).goods.filter(({ skuId }) => !known.has(skuId))
    onCopy(
      rows.map(({ applyId: _id, status: _status, failReason: _reason, ...goods }) => newGoods(goods, goods.timeLine)),
    )
    notify(t('已复制 {{count}} 个商品，请检查价格和库存', { count: rows.length }))
  }
  return (
    <div className={styles.past}>
      <Select<string>
        aria-label={t('从以前的秒杀复制')}
        placeholder={t('从以前的秒杀复制')}
        popupMatchSelectWidth={false}
        value={null}
        notFoundContent={query.isError ? <MissingOptions retry={() => void query.refetch()} /> : t('没有报过名的秒杀')}
        options={(query.data?.records ?? [])
          .filter(({ applyNum }) => applyNum !== 0)
          .map(({ id, promotionName, startTime, applyNum }) => ({
            value: id,
            label: `${formatTime(startTime, 'YYYY-MM-DD')} ${promotionName}${applyNum ? ` (${applyNum})` : ''}`,
          }))}
        onChange={(id) => void copy(id).catch(() => undefined)}
      />
    </div>
  )
}
