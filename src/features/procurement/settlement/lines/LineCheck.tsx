import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { disputedLineOf, LineDisputeSection } from '#features/procurement/dispute/LineDisputeSection'
import { canDispute, type Dispute } from '#features/procurement/dispute/model'
import type { Settlement, SettlementLine } from '#features/procurement/settlement/model'
import { SupplementarySection } from '#features/procurement/supplementary/SupplementarySection'
import { WithCapability } from '#shared/capability/WithCapability'
import { NumberLink } from '#shared/fields/NumberLink'
import { Photos } from '#shared/media/Photos'
import { DescriptionList } from '#shared/record/DescriptionList'
import { Section } from '#shared/record/Section'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import styles from './LineCheck.module.css'

type Props = { settlement: Settlement; line: SettlementLine; dispute: Dispute | undefined }

/** The evidence for a line, shown below it: its delivery note, the weigh tickets and photos, and the claim. */
export function LineCheck({ settlement, line, dispute }: Props) {
  return (
    <div className={styles.check}>
      <WithCapability of="settlementAnswer">
        <LineDisputeSection
          line={disputedLineOf(settlement, line)}
          dispute={dispute}
          canEdit={canDispute(settlement.status)}
        />
      </WithCapability>
      <LineNote deliverSn={line.deliverSn} />
    </div>
  )
}

function LineNote({ deliverSn }: { deliverSn: string }) {
  const { t } = useTranslation()
  const query = useQuery({ ...deliveries.detail(deliverSn), enabled: deliverSn !== '', meta: { silent: true } })
  const note = query.data
  if (query.isLoading) return <PageLoading />
  if (query.isError) return <ErrorState query={query} />
  if (!note) return <EmptyState text={t('这一行没有送货单。')} />
  return (
    <>
      <Section title={t('送货单')}>
        <DescriptionList
          fields={deliveryNoteFields}
          record={note}
          names={[
            {
              field: 'deliverSn',
              render: <NumberLink text={deliverSn} to={{ name: 'deliverDetail', query: { deliverSn } }} />,
            },
            'carNo',
            'driverName',
            'deliverTime',
            'receiverName',
            'quantities',
            { field: 'remark', render: note.accept?.acceptRemark ?? note.remark },
            { field: 'hasSignPhotos', render: <Photos urls={note.accept?.photos ?? []} />, isWide: true },
          ]}
        />
      </Section>
      <SupplementarySection note={note} scope="none" />
    </>
  )
}
