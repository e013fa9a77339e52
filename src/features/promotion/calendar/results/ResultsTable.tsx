import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { periodText } from '#features/mall/activity/model'
import { activityKinds, activityScreen } from '#features/mall/activity/model/kind'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { RecordTable } from '#shared/record/RecordTable'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { resultFields } from './fields'
import { type ResultRow, type ResultState, totalCost } from './model'
import styles from './ResultsSection.module.css'

const FIGURES = ['discountPrice', 'orders', 'buyers', 'flowPrice', 'costShare'] as const
const COLUMNS = ['promotionName', 'promotionStatus', ...FIGURES, 'documents'] as const
type Name = (typeof COLUMNS)[number]
/** A row has no value of its own in the column of its documents. */
type Line = ResultRow & { documents: null }

/** What a row says in place of its figures. */
const WORDS: Record<ResultState, string | undefined> = {
  notBegun: '还没开始',
  waiting: '还没读到',
  failed: '没有读到',
  read: undefined,
}

/** How many rows a page has: a usual month is on one. */
const SIZE = 20

/** The activities of a month with what they cost and brought; only what they gave has a total. */
export function ResultsTable({
  caption,
  rows,
  loading,
}: {
  caption: string
  rows: readonly ResultRow[]
  loading: boolean
}) {
  const { t } = useTranslation()
  const cost = totalCost(rows)
  const lines = rows.map((row): Line => ({ ...row, documents: null }))
  const columns = fieldColumns<Line, Name>(resultFields, COLUMNS, t, (name, row) => cellOf(name, row, t))
  return (
    <RecordTable<Line>
      caption={caption}
      rowKey="key"
      loading={loading}
      dataSource={lines}
      columns={columns.map((column) => {
        const figure = FIGURES.find((name) => name === column.key)
        return figure ? { ...column, sorter: (a: Line, b: Line) => compare(a[figure], b[figure]) } : column
      })}
      pagination={{
        pageSize: SIZE,
        hideOnSinglePage: true,
        showSizeChanger: false,
        showTotal: (total) => t('共 {{total}} 条', { total }),
      }}
      summary={() => (
        <Table.Summary>
          <Table.Summary.Row>
            <Table.Summary.Cell index={0} colSpan={2}>
              {t('合计（{{count}} 个活动）', { count: rows.length })}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={2} align="right">
              <FieldValue field={resultFields.discountPrice} value={cost} />
            </Table.Summary.Cell>
            <Table.Summary.Cell index={3} colSpan={COLUMNS.length - 3}>
              <span className={textStyles.secondary}>{t('订单可能用了两个活动，不相加')}</span>
            </Table.Summary.Cell>
          </Table.Summary.Row>
        </Table.Summary>
      )}
    />
  )
}

function cellOf(name: Name, row: Line, t: (text: string, params?: Record<string, string>) => string) {
  const { promotionType, promotionName, state } = row
  if (name === 'promotionName') {
    const isKnown = row.startTime !== '' || row.endTime !== ''
    return (
      <>
        <PageLink {...activityScreen(row)}>{promotionName || t(activityKinds[promotionType].label)}</PageLink>
        <span className={`${styles.below} ${textStyles.number}`}>
          {t(activityKinds[promotionType].label)} {isKnown ? periodText(row, 'YYYY-MM-DD') : t('领取后生效')}
        </span>
      </>
    )
  }
  if (name === 'documents') return <Documents row={row} />
  const word = WORDS[state]
  if (name === 'discountPrice' && word) return <span className={textStyles.secondary}>{t(word)}</span>
  return name !== 'promotionStatus' && word ? NOTHING : undefined
}

/** The orders that used an activity, and who received a coupon. */
function Documents({ row: { promotionType, promotionName, id, orders } }: { row: ResultRow }) {
  const { t } = useTranslation()
  const isCoupon = promotionType === 'COUPON'
  if (!orders && !isCoupon) return NOTHING
  return (
    <span className={styles.documents}>
      {orders ? (
        <PageLink
          name="orderList"
          query={{ promotionId: id, promotionName }}
          label={t('用了 {{name}} 的订单', { name: promotionName })}
        >
          {t('订单')}
        </PageLink>
      ) : null}
      {isCoupon && (
        <PageLink
          name="coupon-receive"
          query={{ couponId: id }}
          label={t('{{name}} 的领取记录', { name: promotionName })}
        >
          {t('领取记录')}
        </PageLink>
      )}
    </span>
  )
}

/** Figures that are not known come first. */
function compare(a: string | number | null, b: string | number | null): number {
  const [left, right] = [decimal(a), decimal(b)]
  if (!left || !right) return Number(left !== null) - Number(right !== null)
  return left.cmp(right)
}
