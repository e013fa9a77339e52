import { useTranslation } from 'react-i18next'
import type { BillRow } from '#features/money/bill/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { RecordTable } from '#shared/record/RecordTable'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { ON_SCREEN, togetherFields } from './fields'
import { type TogetherRow, togetherRows } from './model'

/** The bills, each with its figures; below those of a shop their sum, and at the end the sum of all. */
export function BillsTable({ bills }: { bills: readonly BillRow[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable<TogetherRow>
      caption={t('结算单')}
      dataSource={togetherRows(bills)}
      columns={fieldColumns<TogetherRow, (typeof ON_SCREEN)[number]>(togetherFields, ON_SCREEN, t, (name, row) => {
        if (name !== 'sn') return undefined
        if (row.sumOf !== null)
          return <strong>{row.sumOf ? t('{{name}} 小计', { name: row.sumOf }) : t('合计')}</strong>
        return (
          <>
            <PageLink name="bill-detail" query={{ id: row.id }}>
              {row.sn}
            </PageLink>
            <div className={textStyles.secondary}>{`${row.startTime} ~ ${row.endTime}`}</div>
          </>
        )
      })}
    />
  )
}
