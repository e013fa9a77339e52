import { useTranslation } from 'react-i18next'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { useUnitWord } from '#shared/fields/useDict'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { Facts } from '#shared/record/Facts'
import { purchaseActions } from './actions'
import { purchases } from './api'
import { purchaseFields } from './fields'
import { deliveredText, orderedText } from './model'
import { purchaseProgress } from './nextStep'

/** A purchase order at the side of the list: state, next step, actions, quantities and its first lines. */
export default function PurchasePreview({ orderSn }: { orderSn: string }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
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
            <Facts
              fields={purchaseFields}
              record={order}
              names={[
                { field: 'projectName', isWide: true },
                { field: 'companyName', isWide: true },
                'totalAmountTax',
                'contractCode',
                { field: 'totalQuantity', render: orderedText(order, unitWord) },
                { field: 'deliveredQuantity', render: deliveredText(order, unitWord) },
                'requireTime',
                { field: 'sendTime', render: order.sendTimeVerified ? order.sendTime : t('未确认发货时间') },
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
