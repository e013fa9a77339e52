import { toleranceText } from '#domain/weighing/tolerance'
import { dueDateOf } from '#features/procurement/settlement/due/model'
import { useCreditDays } from '#features/procurement/settlement/due/useCreditDays'
import { DueDate } from '#features/procurement/settlement/public/DueDate'
import { settlementPeriod } from '#features/procurement/settlement/public/settlementPeriod'
import { NumberLink } from '#shared/fields/NumberLink'
import { Facts } from '#shared/record/Facts'
import { settlementFields } from './fields'
import type { SettlementBill } from './model'
import { settlementTolerance } from './tolerance'

/** A settlement's contract, period, tolerance and payment. */
export function SettlementFacts({ bill }: { bill: SettlementBill }) {
  const { contractId, contractCode } = bill
  const days = useCreditDays(bill.settleDate !== '')
  return (
    <Facts
      fields={settlementFields}
      record={bill}
      names={[
        {
          field: 'contractCode',
          render: <NumberLink text={contractCode} to={{ name: 'agreementDetail', query: { id: contractId } }} />,
        },
        'contractName',
        'companyName',
        'projectName',
        { field: 'period', render: settlementPeriod(bill) },
        'materialType',
        'settleBasis',
        { field: 'toleranceRate', render: toleranceText(settlementTolerance(bill)) },
        'isTotal',
        'deliverCount',
        'settleDate',
        { field: 'dueDate', render: <DueDate bill={bill} dueDate={dueDateOf(bill, days)} /> },
        'payStatus',
        'payTime',
        'createUserName',
        'createTime',
        'supplierName',
        { field: 'remark', isWide: true },
      ]}
    />
  )
}
