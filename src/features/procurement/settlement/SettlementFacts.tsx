import { toleranceText } from '#domain/weighing/tolerance'
import { NumberLink } from '#shared/fields/NumberLink'
import { Facts } from '#shared/record/Facts'
import { settlementFields } from './fields'
import type { SettlementBill } from './model'
import { settlementPeriod } from './settlementPeriod'
import { settlementTolerance } from './tolerance'

/** A settlement's contract, period, tolerance and payment. */
export function SettlementFacts({ bill }: { bill: SettlementBill }) {
  const { contractId, contractCode } = bill
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
