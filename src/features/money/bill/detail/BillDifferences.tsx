import { useQuery } from '@tanstack/react-query'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { NOTHING } from '#domain/wire'
import { bills } from '#features/money/bill/api'
import { differenceFields } from '#features/money/bill/fields'
import type { Bill, Difference } from '#features/money/bill/model'
import { useActions } from '#shared/action/useActions'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { canOperate } from '#shared/navigation'
import { Proposed } from '#shared/proposal/Proposed'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import textStyles from '#shared/ui/text.module.css'
import { differenceActions } from './differenceActions'
import { POLL_MS } from './useBillPolling'

const COLUMNS = [
  'orderSn',
  'kind',
  'shopPrice',
  'heldPrice',
  'difference',
  'message',
  'billSns',
  'completeTime',
  'memberName',
] as const

/** How a question begins that the platform has not answered. */
const ASKED = '询问'

/** 对账: what the shop sold and refunded in the bill's range against what bills hold of it. */
export function BillDifferences(props: { bill: Bill }) {
  return (
    <Proposed of="billReconciling">
      <Differences {...props} />
    </Proposed>
  )
}

function Differences({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const actionsOf = useActions(differenceActions)
  const query = useQuery({
    ...bills.differences({ id: bill.id }),
    refetchInterval: ({ state }) => (state.data?.some(({ message }) => message.startsWith(ASKED)) ? POLL_MS : false),
    meta: { ...IN_PLACE, isPolled: true },
  })
  const rows = query.data ?? []
  // What waits for a claim is billed later, and differs from nothing.
  const open = rows.filter(({ kind, hasClaim }) => kind !== 'MISSING' || !hasClaim)
  const columns = fieldColumns<Difference, (typeof COLUMNS)[number]>(
    differenceFields,
    COLUMNS,
    t,
    (name, { billSns, hasClaim, kind }) => {
      if (name === 'billSns') return billSns.join('、') || NOTHING
      if (name === 'kind' && kind === 'MISSING' && hasClaim) return <Tag>{t('售后处理中')}</Tag>
      return undefined
    },
  )
  return (
    <Section title={t('对账差异（{{count}}）', { count: open.length })}>
      <p className={textStyles.secondary}>
        {t('{{from}} ~ {{to}} 完成的订单，按现在的付款和退款，与各结算单已入账的金额相比。', {
          from: bill.startTime,
          to: bill.endTime,
        })}
        {rows.length > open.length &&
          t('另有 {{count}} 个订单售后处理中，处理完再结算，不计入差异。', { count: rows.length - open.length })}
      </p>
      <RecordTable
        caption={t('对账差异')}
        rowKey="orderSn"
        columns={columns}
        dataSource={rows}
        query={query}
        actions={canOperate('storeBill') ? (difference) => actionsOf({ bill, difference }) : undefined}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        empty={t('没有差异：这段时间完成的订单都已按实际金额入账')}
      />
    </Section>
  )
}
