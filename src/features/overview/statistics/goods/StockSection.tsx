import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#domain/time'
import { goods } from '#features/mall/goods/api'
import { statistics } from '#features/overview/statistics/api'
import { salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { eachDay } from '#features/overview/statistics/period/model'
import type { PeriodState } from '#features/overview/statistics/period/usePeriod'
import { go } from '#shared/navigation'
import { IN_PLACE } from '#shared/resource'
import { isAllSold, type StockState, type StockTurnover, stockTurnover } from './model'
import { RankedGoods } from './RankedGoods'

type Row = Omit<StockTurnover, 'state'> & { state: string }

const SPEC: FigureSpec<Row> = {
  // Narrower than where a product has fewer figures, so that all show at 1,200 px.
  fields: { ...salesFields, goodsName: { ...salesFields.goodsName, width: 260 } },
  name: 'goodsName',
  key: 'goodsId',
  texts: ['goodsUnit', 'state'],
  figures: ['num', 'stock', 'days', 'turnover'],
  charted: ['days'],
  opened: ['num', 'stock'],
  // Of different products and units.
  unsummed: ['num', 'stock', 'days', 'turnover'],
}
const STATES: Readonly<Record<StockState, string>> = { '': '', UNSOLD: '无销量', DELETED: '商品已删除' }
/** Number of products in the chart. */
const CHARTED = 10
const ALL_SOLD =
  '销量按已付款的订单（含虚拟订单）、付款时间计，库存为此刻各规格之和；可售天数 = 库存 ÷ 日均销量（时间内已过的天数），周转次数 = 销量 ÷ 库存；可售天数短的在前，有库存而无销量的在后'
const MOST_STOCKED =
  '销量按已付款的订单（含虚拟订单）、付款时间计，库存为此刻各规格之和；可售天数 = 库存 ÷ 日均销量（时间内已过的天数），周转次数 = 销量 ÷ 库存；可售天数短的在前，有库存而无销量的在后，只列出库存最多的'
const FIRST_SOLD =
  '销量按已付款的订单（含虚拟订单）、付款时间计，库存为此刻各规格之和；可售天数 = 库存 ÷ 日均销量（时间内已过的天数），周转次数 = 销量 ÷ 库存；可售天数短的在前；只含销量前 100 种商品，无销量的商品不能列出'

type Props = {
  time: PeriodState
  /** Shows the orders of a product; without it its figures open the product. */
  onPick?: ((goodsId: string, goodsName: string) => void) | undefined
}

/**
 * How long the stock of each product lasts, and how often it turned over in a period; its figures open orders and
 * product.
 */
export default function StockSection({ time, onPick }: Props) {
  const { t } = useTranslation()
  const sold = useQuery({ ...statistics.goods({ ...time.args, type: 'NUM' }), meta: IN_PLACE })
  const ids = useMemo(() => sold.data?.map(({ goodsId }) => goodsId) ?? [], [sold.data])
  const isWithOthers = sold.data !== undefined && isAllSold(sold.data)
  const stocked = useQuery({ ...goods.stocked({ ids, isWithOthers }), enabled: sold.isSuccess, meta: IN_PLACE })
  const today = serverToday()
  const rows = useMemo(
    () =>
      sold.data &&
      stocked.data &&
      stockTurnover(sold.data, stocked.data.rows, eachDay(time.days, today).length).map(
        (row): Row => ({ ...row, state: t(STATES[row.state]) }),
      ),
    [sold.data, stocked.data, time.days, today, t],
  )
  const failed = [sold, stocked].find(({ isError }) => isError)
  const charted = rows?.slice(0, CHARTED).filter(({ days }) => days !== null).length
  return (
    <FigureSection
      title="库存周转"
      note={!sold.data || isWithOthers ? (stocked.data?.isWhole === false ? MOST_STOCKED : ALL_SOLD) : FIRST_SOLD}
      time={{ words: time.words, comparedWith: '', uneven: '' }}
      spec={SPEC}
      read={{
        data: rows,
        isError: failed !== undefined,
        error: failed?.error ?? null,
        isFetching: sold.isFetching || stocked.isFetching,
        refetch: () => Promise.all([sold, stocked].filter(({ isError }) => isError).map((read) => read.refetch())),
      }}
      chart="rank"
      charted={charted}
      onPick={({ goodsId, goodsName }, _isPast, figure) =>
        figure === 'stock' || !onPick ? go('goods', { view: goodsId }) : onPick(goodsId, goodsName)
      }
      nameOf={(row) => <RankedGoods goods={row} onPick={onPick && (() => onPick(row.goodsId, row.goodsName))} />}
      empty="这段时间没有卖出商品，也没有商品有库存"
    />
  )
}
