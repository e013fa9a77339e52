import { skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RowsProgress } from '#shared/list/export/ListJobLine'
import textStyles from '#shared/ui/text.module.css'
import { boughtReads, ORDERS_READ, type OrdersRead } from './api'

/**
 * How far the paid orders are read, then what the columns count. The page of the list reads them; observed here, so
 * that leaving the list ends a long read.
 */
export function BoughtNote({ ofGoods }: { ofGoods: boolean }) {
  const { t } = useTranslation()
  const bought = useQuery({ ...boughtReads.bought(null), enabled: false, meta: { silent: true } })
  const { data: read } = useQuery<OrdersRead>({ queryKey: ORDERS_READ, queryFn: skipToken })
  if (bought.isFetching)
    return (
      <span role="status">
        <RowsProgress label={t('正在读取已付款的订单')} done={read?.done ?? 0} total={read?.total ?? 0} />
      </span>
    )
  if (!bought.data) return null
  return (
    <span className={textStyles.secondary}>
      {ofGoods ? t('购买次数、最近购买只计含所选商品的已付款订单') : t('购买次数、最近购买按已付款订单计')}
    </span>
  )
}
