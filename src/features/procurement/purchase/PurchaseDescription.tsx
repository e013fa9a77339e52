import { LoggedPhone } from '#features/procurement/recordLog/public/LoggedPhone'
import { NumberLink } from '#shared/fields/NumberLink'
import { DescriptionList } from '#shared/record/DescriptionList'
import { purchaseFields } from './fields'
import type { PurchaseOrder } from './model'
import { RequireTime, SendTime } from './PurchaseTerms'

/** An order's contract, quantities, receiver and times. */
export function PurchaseDescription({ order }: { order: PurchaseOrder }) {
  const { orderSn, contractId, contractCode } = order
  return (
    <DescriptionList
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
        'quantities',
        'deliveredQuantities',
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
        { field: 'requireTime', render: <RequireTime order={order} /> },
        { field: 'sendTime', render: <SendTime order={order} /> },
        'createUserName',
        'createTime',
        { field: 'remark', isWide: true },
      ]}
    />
  )
}
