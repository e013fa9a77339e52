import { useTranslation } from 'react-i18next'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { DescriptionList } from '#shared/record/DescriptionList'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { purchaseProgress } from './nextStep'
import { RequireTime, SendTime } from './PurchaseTerms'

/** A purchase order at the side of the list: state, next step, actions, quantities and its first lines. */
export default function PurchasePreview({ orderSn }: { orderSn: string }) {
  const { t } = useTranslation()
  return (
    <RecordPreview resource={purchases.detail} id={orderSn}>
      {(order) => (
        <>
          <PreviewHead
            tags={<StatusTag field={purchaseFields.status} value={order.status} />}
            next={purchaseProgress(order)}
            actions={<ActionButtons actions={purchaseActions} record={order} />}
          />
          <PreviewPart title={t('订单信息')}>
            <DescriptionList
              fields={purchaseFields}
              record={order}
              names={[
                { field: 'projectName', isWide: true },
                { field: 'companyName', isWide: true },
                'totalAmountTax',
                'contractCode',
                'quantities',
                'deliveredQuantities',
                { field: 'requireTime', render: <RequireTime order={order} /> },
                { field: 'sendTime', render: <SendTime order={order} /> },
              ]}
            />
          </PreviewPart>
          <PreviewLines
            title={t('订单明细')}
            lines={(order.items ?? []).map((item) => ({ ...item, amount: item.amountTax }))}
          />
        </>
      )}
    </RecordPreview>
  )
}
