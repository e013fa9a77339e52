import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { bills, POLL_MS } from '#features/money/bill/api'
import { billLogFields } from '#features/money/bill/fields'
import { type Bill, type BillLog, changesSinceRefusal } from '#features/money/bill/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { semicolon } from '#shared/i18n'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'

/** The most entries shown. */
const SIZE = 200
const COLUMNS = ['createTime', 'operatorName', 'operatorType', 'action', 'toStatus', 'billPrice', 'message'] as const

/** An entry that the platform will answer. */
const ASKED = '询问'

/** Who did what with a bill; after a refusal, what was changed since. */
export function BillLogSection({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const query = useQuery({
    ...bills.log({ billId: bill.id, current: 1, size: SIZE }),
    refetchInterval: ({ state }) => (state.data?.records[0]?.action === ASKED ? POLL_MS : false),
    meta: { ...IN_PLACE, isPolled: true },
  })
  const log = query.data?.records ?? []
  const changes = changesSinceRefusal(log)
  return (
    <Section title={t('操作日志')}>
      {changes && changes.added.length + changes.removed.length > 0 && (
        <p>
          {t('与被退回的版本相比：加入 {{added}} 个订单，移出 {{removed}} 个，金额 {{before}} → {{after}}。', {
            added: changes.added.length,
            removed: changes.removed.length,
            before: formatMoney(changes.before),
            after: formatMoney(changes.after),
          })}
        </p>
      )}
      <RecordTable
        caption={t('操作日志')}
        columns={fieldColumns<BillLog, (typeof COLUMNS)[number]>(billLogFields, COLUMNS, t, (name, entry) => {
          if (name === 'action') return t(entry.action)
          return name === 'message' ? messageOf(entry, t) : undefined
        })}
        dataSource={log}
        query={query}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        empty={t('还没有日志')}
      />
    </Section>
  )
}

function messageOf({ message, added, removed }: BillLog, t: TFunction): string {
  return [
    message,
    added.length > 0 ? t('加入 {{orders}}', { orders: listed(added, t) }) : '',
    removed.length > 0 ? t('移出 {{orders}}', { orders: listed(removed, t) }) : '',
  ]
    .filter(Boolean)
    .join(semicolon())
}

/** A few numbers in full, many as a count. */
function listed(orders: readonly string[], t: TFunction): string {
  return orders.length > 3 ? t('{{count}} 个订单', { count: orders.length }) : orders.join('、')
}
