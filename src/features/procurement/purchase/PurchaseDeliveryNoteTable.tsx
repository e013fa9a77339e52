import { useTranslation } from 'react-i18next'
import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { field } from '#domain/field'
import { FieldValue, StatusTag } from '#shared/fields/FieldValue'
import { RecordTable } from '#shared/record/RecordTable'
import { serverText } from '#shared/serverText'
import { PageLink } from '#shared/ui/PageLink'
import type { PurchaseDeliveryNote } from './model'

const DELIVER_TIME = field('time', '发货时间')

/** The delivery notes of an order. */
export function PurchaseDeliveryNoteTable({ notes }: { notes: PurchaseDeliveryNote[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable<PurchaseDeliveryNote>
      caption={t('送货单')}
      dataSource={notes}
      empty={t('还没有送货单')}
      columns={[
        {
          dataIndex: 'deliverSn',
          title: t('送货单号'),
          width: 190,
          render: (deliverSn: string) => (
            <PageLink name="deliverDetail" query={{ deliverSn }}>
              {deliverSn}
            </PageLink>
          ),
        },
        {
          dataIndex: 'status',
          title: t('状态'),
          width: 100,
          render: (status) => <StatusTag field={{ table: deliveryNoteStatus.table }} value={status} />,
        },
        { dataIndex: 'materialSummary', title: t('材料'), width: 260, render: serverText },
        {
          dataIndex: 'deliverTime',
          title: t(DELIVER_TIME.label),
          width: 150,
          render: (time) => <FieldValue field={DELIVER_TIME} value={time} />,
        },
      ]}
    />
  )
}
