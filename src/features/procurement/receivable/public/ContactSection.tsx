import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { debtContacts } from '#features/procurement/receivable/api'
import { contactActions, payerActions } from '#features/procurement/receivable/contact/actions'
import { contactFields } from '#features/procurement/receivable/contact/fields'
import { contactsOf, type DebtContact } from '#features/procurement/receivable/contact/model'
import { ActionButtons } from '#shared/action/ActionButtons'
import { useActions } from '#shared/action/useActions'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'

const COLUMNS = ['day', 'person', 'way', 'promise', 'amount', 'nextDay', 'userName'] as const

/** Who was reached at a payer about what is overdue, and what was promised, newest first. */
export function ContactSection({ payer }: { payer: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...debtContacts.all(null), meta: IN_PLACE })
  const actionsOf = useActions(contactActions)
  return (
    <Section
      title={t('{{payer}} 的催款记录', { payer })}
      extra={<ActionButtons actions={payerActions} record={{ payer }} />}
    >
      <RecordTable<DebtContact>
        caption={t('催款记录')}
        query={query}
        dataSource={contactsOf(query.data ?? [], payer)}
        empty={t('还没有催款记录。联系后记下对方的承诺，回款统计会显示最近一次。')}
        columns={fieldColumns<DebtContact, (typeof COLUMNS)[number]>(contactFields, COLUMNS, t)}
        actions={(contact) =>
          actionsOf(contact).map(({ key, label, isDisabled, isDanger, run }) => ({
            key,
            label,
            isDisabled,
            isDanger,
            run,
          }))
        }
      />
    </Section>
  )
}
