import { useTranslation } from 'react-i18next'
import { formatPlate } from '#domain/plate'
import { deliveryNoteActions } from '#features/procurement/delivery/actions'
import { deliveries } from '#features/procurement/delivery/api'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import { SignedCopyTag } from '#features/procurement/delivery/NoteMarks'
import { deliveryNoteProgress } from '#features/procurement/delivery/nextStep'
import { signedCopyStateOf } from '#features/procurement/delivery/signedCopies/signedCopyState'
import { carrierOf } from '#features/procurement/transport/model/transport'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { DescriptionList } from '#shared/record/DescriptionList'

/** A delivery note at the side of the list: state, next step, actions, transport and its first lines. */
export default function DeliveryNotePreview({ deliverSn }: { deliverSn: string }) {
  const { t } = useTranslation()
  return (
    <RecordPreview resource={deliveries.detail} id={deliverSn}>
      {(note) => (
        <>
          <PreviewHead
            tags={
              <>
                <StatusTag field={deliveryNoteFields.status} value={note.status} />
                {signedCopyStateOf(note) === 'missing' && <SignedCopyTag note={note} />}
              </>
            }
            next={deliveryNoteProgress(note)}
            actions={<ActionButtons actions={deliveryNoteActions} record={note} />}
          />
          <PreviewPart title={t('送货信息')}>
            <DescriptionList
              fields={deliveryNoteFields}
              record={note}
              names={[
                { field: 'projectName', isWide: true },
                'quantities',
                'totalAmountTax',
                ...(note.deliverMode === 'TRUCK'
                  ? [{ field: 'carNo', render: formatPlate(note.carNo) } as const, 'driverName' as const]
                  : [{ field: 'logisticsName', render: carrierOf(note) } as const, 'logisticsNo' as const]),
                'deliverTime',
                'expectArriveTime',
                'orderSn',
                'contractCode',
              ]}
            />
          </PreviewPart>
          <PreviewLines
            title={t('材料明细')}
            lines={(note.items ?? []).map((item) => ({ ...item, amount: item.amountTax }))}
          />
        </>
      )}
    </RecordPreview>
  )
}
