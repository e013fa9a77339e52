import { NOTHING } from '#domain/wire'
import { fieldText } from '#shared/fields/fieldText'
import { NumberLink } from '#shared/fields/NumberLink'
import { Facts } from '#shared/record/Facts'
import { settlementFields } from './fields'
import { type SettlementBill, settlementTypeOf } from './model'
import { settlementPeriod } from './settlementPeriod'
import { deviationUnit } from './tolerance'

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
        { field: 'toleranceRate', render: tolerance(bill) },
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

/** The allowed deviation, with its unit. */
function tolerance(bill: SettlementBill): string {
  const rate = fieldText(settlementFields.toleranceRate, bill.toleranceRate)
  return rate === NOTHING ? rate : `${rate}${deviationUnit(settlementTypeOf(bill))}`
}
