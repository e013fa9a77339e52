import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { ticketFields } from '#features/procurement/supplementary/fields'
import type { WeighTicket } from '#features/procurement/supplementary/model'
import { FieldValue } from '#shared/fields/FieldValue'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import styles from './TicketTable.module.css'

const NAMES = ['ticketNo', 'grossWeight', 'tareWeight', 'netWeight', 'weighTime', 'photoUrl'] as const

/** The weigh tickets of a note; renders nothing when there are none. */
export function TicketTable({ tickets }: { tickets: WeighTicket[] }) {
  const { t } = useTranslation()
  if (tickets.length === 0) return null
  return (
    <RecordTable<WeighTicket>
      caption={t('磅单')}
      rowKey="ticketNo"
      className={styles.table}
      dataSource={tickets}
      columns={NAMES.map((name) => {
        const field = ticketFields[name]
        const isWeight = field.kind === 'quantity'
        return {
          dataIndex: name,
          title: t(field.label),
          width: field.width,
          align: isWeight ? ('right' as const) : ('left' as const),
          render: (value: string) =>
            isWeight ? (
              <span className={textStyles.number}>{formatQuantity(value, 3)}</span>
            ) : (
              <FieldValue field={field} value={value} />
            ),
        }
      })}
    />
  )
}
