import { billFields } from '#features/money/bill/fields'
import { statistics } from '#features/overview/statistics/api'
import { billShareFields } from '#features/overview/statistics/fields'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { RecordsSection } from '#features/overview/statistics/figures/RecordsSection'
import { useCompared } from '#features/overview/statistics/figures/useCompared'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { usePick } from '#features/overview/statistics/figures/usePick'
import type { BillShare } from '#features/overview/statistics/model'
import { PeriodBar } from '#features/overview/statistics/period/PeriodBar'
import { usePeriod } from '#features/overview/statistics/period/usePeriod'
import styles from '#features/overview/statistics/statistics.module.css'
import { WithCapability } from '#shared/capability/WithCapability'
import { PageLink } from '#shared/ui/PageLink'
import { BillOverviewSection } from './BillOverviewSection'

type Group = 'company' | 'category' | 'both'
type Row = BillShare & { key: string }

const BY_COMPANY: FigureSpec<Row> = {
  fields: billShareFields,
  name: 'companyName',
  key: 'key',
  figures: ['num', 'price'],
  charted: ['price'],
}
const SPECS: Record<Group, FigureSpec<Row>> = {
  company: BY_COMPANY,
  category: { ...BY_COMPANY, name: 'categoryName' },
  both: { ...BY_COMPANY, texts: ['categoryName'] },
}
const GROUPS: readonly [Group, string][] = [
  ['company', '按付款单位'],
  ['category', '按商品分类'],
  ['both', '单位和分类'],
]
const READS = {
  company: statistics.billByCompany,
  category: statistics.billByCategory,
  both: statistics.billByBoth,
} as const
const RECORD_FIELDS = { ...billFields, price: billShareFields.counted }
const COLUMNS = ['sn', 'billStatus', 'createTime', 'billPrice', 'price'] as const

/** 结算统计: the bills of a period by state, by company that pays and by goods category. */
export default function BillStatisticsPage() {
  const time = usePeriod('YEAR')
  const { by, choice } = useGroup(GROUPS, 'company')
  const { args, label, pick, clear, time: documents } = usePick<'share'>(time)
  const [companyId = '', categoryId = ''] = (args.share ?? '').split(' ')
  const figures = useCompared(time, READS[by], withKeys)
  return (
    <div className={styles.page}>
      <PeriodBar initial="YEAR" />
      <BillOverviewSection time={time} />
      <FigureSection
        title="结算金额构成"
        note="按结算单生成日期，不含作废的结算单；退款计为负数"
        time={time}
        spec={SPECS[by]}
        {...figures}
        chart="rank"
        charted={12}
        onPick={({ key, companyName, categoryName }, isPast) =>
          pick('share', key, [companyName, categoryName].filter(Boolean).join(' '), isPast)
        }
        extra={choice}
        empty="这段时间没有结算单，换一个时间看看"
      />
      <WithCapability of="billReconciling">
        <RecordsSection
          title="结算单明细"
          period={documents.words}
          query={statistics.billRecords}
          arg={{ ...documents.args, companyId, categoryId }}
          fields={RECORD_FIELDS}
          columns={COLUMNS}
          rowKey="sn"
          counted="price"
          render={(name, { id, sn }) =>
            name === 'sn' ? (
              <PageLink name="bill-detail" query={{ id }}>
                {sn}
              </PageLink>
            ) : undefined
          }
          picked={label}
          onClear={clear}
          empty="没有结算单"
        />
      </WithCapability>
    </div>
  )
}

function withKeys(shares: BillShare[]): Row[] {
  return shares.map((share) => ({ ...share, key: `${share.companyId} ${share.categoryId}` }))
}
