import { Suspense, useMemo } from 'react'
import { statistics } from '#features/overview/statistics/api'
import { salesFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { SoldGoods } from '#features/overview/statistics/model'
import { PaidOrders } from '#features/overview/statistics/order/OrderRecords'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { useCapability } from '#shared/capability/useCapability'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canGo } from '#shared/navigation'
import { RankedGoods } from './RankedGoods'

const StockSection = lazyWithRetry(() => import('./StockSection'))

const FIELDS = { ...salesFields, price: salesFields.soldPrice }
const BY_AMOUNT: FigureSpec<SoldGoods> = {
  fields: FIELDS,
  name: 'goodsName',
  key: 'goodsId',
  texts: ['goodsUnit'],
  figures: ['num', 'price'],
  charted: ['price'],
  // Tonnes and pieces do not add up.
  unsummed: ['num'],
}
const BY_NUMBER: FigureSpec<SoldGoods> = { ...BY_AMOUNT, charted: ['num'] }
const RANKS = [
  ['PRICE', '按金额'],
  ['NUM', '按数量'],
] as const
/** Number of products in the chart. */
const CHARTED = 10

/**
 * 商品统计: the hundred products that sold best, by number or by amount, how long the stock lasts, and the orders behind.
 */
export default function GoodsStatisticsPage() {
  const isLimited = !useCapability('statisticsDays')
  const time = usePeriod(undefined, isLimited)
  const { by: type, choice } = useGroup(RANKS, 'PRICE', '排名依据')
  const { args, label, pick, clear, time: documents } = usePick<'goodsId'>(time)
  const figures = useCompared(time, (period) => statistics.goods({ ...period, type }))
  const spec = type === 'NUM' ? BY_NUMBER : BY_AMOUNT
  const { data: sold } = figures.read
  const ranks = useMemo(() => new Map(sold?.map(({ goodsId }, at) => [goodsId, at + 1])), [sold])
  return (
    <div className={styles.page}>
      <PeriodBar isLimited={isLimited} />
      <FigureSection
        title={type === 'NUM' ? '热销商品（按数量）' : '热销商品（按金额）'}
        note="已付款的订单（含虚拟订单），按付款时间，退款另计；金额为商品实付，不含运费；最多 100 种"
        time={time}
        spec={isLimited ? { ...spec, texts: [] } : spec}
        {...figures}
        chart="rank"
        charted={CHARTED}
        onPick={isLimited ? undefined : ({ goodsId, goodsName }, isPast) => pick('goodsId', goodsId, goodsName, isPast)}
        nameOf={(goods) => (
          <RankedGoods
            goods={goods}
            rank={ranks.get(goods.goodsId)}
            onPick={isLimited ? undefined : () => pick('goodsId', goods.goodsId, goods.goodsName)}
          />
        )}
        extra={choice}
        empty="这段时间没有卖出商品，换一个时间看看"
      />
      {canGo('goods') && (
        <Suspense>
          <StockSection time={time} onPick={isLimited ? undefined : (id, name) => pick('goodsId', id, name)} />
        </Suspense>
      )}
      {!isLimited && <PaidOrders time={documents} args={{ ...args, lines: '1' }} picked={label} onClear={clear} />}
    </div>
  )
}
