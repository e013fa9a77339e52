import { toleranceText } from '#domain/weighing/tolerance'
import { dueDateOf } from '#features/procurement/settlement/due/model'
import { useCreditDays } from '#features/procurement/settlement/due/useCreditDays'
import { DueDate } from '#features/procurement/settlement/public/DueDate'
import { settlementPeriod } from '#features/procurement/settlement/public/settlementPeriod'
import { NumberLink } from '#shared/fields/NumberLink'
import { DescriptionList } from '#shared/record/DescriptionList'
import { settlementFields } from './fields'
import type { Settlement } from './model'
import { settlementTolerance } from './tolerance'

/** A settlement's contract, period, tolerance and payment. */
export function SettlementDescription({ settlement }: { settlement: Settlement }) {
  const { contractId, contractCode } = settlement
  const days = useCreditDays(settlement.settleDate !== '')
  return (
    <DescriptionList
      fields={settlementFields}
      record={settlement}
      names={[
        {
          field: 'contractCode',
          render: <NumberLink text={contractCode} to={{ name: 'agreementDetail', query: { id: contractId } }} />,
        },
        'contractName',
        'companyName',
        'projectName',
        { field: 'period', render: settlementPeriod(settlement) },
        'materialType',
        'settleBasis',
        { field: 'toleranceRate', render: toleranceText(settlementTolerance(settlement)) },
        'isTotal',
        'deliverCount',
        'settleDate',
        { field: 'dueDate', render: <DueDate settlement={settlement} dueDate={dueDateOf(settlement, days)} /> },
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
