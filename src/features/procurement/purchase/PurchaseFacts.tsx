import { useTranslation } from 'react-i18next'
import { LoggedPhone } from '#features/procurement/recordLog/PhoneSection'
import { NumberLink } from '#shared/fields/NumberLink'
import { useUnitWord } from '#shared/fields/useDict'
import { Facts } from '#shared/record/Facts'
import { purchaseFields } from './fields'
import { deliveredText, orderedText, type PurchaseOrder } from './model'

/** An order's contract, quantities, receiver and times. */
export function PurchaseFacts({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const { orderSn, contractId, contractCode, sendTime, sendTimeVerified } = order
  return (
    <Facts
      fields={purchaseFields}
      record={order}
      names={[
        'companyName',
        'projectName',
        {
          field: 'contractCode',
          render: <NumberLink text={contractCode} to={{ name: 'agreementDetail', query: { id: contractId } }} />,
        },
        'contractName',
        'planSn',
        'materialType',
        { field: 'totalQuantity', render: orderedText(order, unitWord) },
        { field: 'deliveredQuantity', render: deliveredText(order, unitWord) },
        'totalAmountTax',
        'receiverName',
        {
          field: 'receiverPhone',
          render: (
            <LoggedPhone
              phone={order.receiverPhone}
              of={{ kind: 'ORDER', id: orderSn }}
              label={purchaseFields.receiverPhone.label}
            />
          ),
        },
        'receiverAddress',
        'requireTime',
        { field: 'sendTime', render: sendTimeVerified ? sendTime : t('未确认发货时间') },
        'createUserName',
        'createTime',
        { field: 'remark', isWide: true },
      ]}
    />
  )
}
