import { useTranslation } from 'react-i18next'
import { hasPriceParts } from '#domain/weighing/settle'
import { contractFields } from '#features/procurement/contract/fields'
import type { ContractDetail } from '#features/procurement/contract/model'
import { NumberLink } from '#shared/fields/NumberLink'
import { totalQuantityLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import { DescriptionList } from '#shared/record/DescriptionList'

/** The terms, the results, and the processing history. */
export function ContractTerms({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const { materials } = contract
  // A detail may hold only its first lines.
  const isWhole = materials.length === contract.materialCount
  const isFloating = contract.priceMode !== 'FIXED' || hasPriceParts(contract)
  const projects = contract.projects.map(({ projectName }) => projectName).join('、')
  return (
    <DescriptionList
      fields={contractFields}
      record={contract}
      names={[
        'contractType',
        {
          field: 'parentContractCode',
          render: contract.parentContractId && (
            <NumberLink
              text={contract.parentContractCode}
              to={{ name: 'agreementDetail', query: { id: contract.parentContractId } }}
            />
          ),
        },
        'materialType',
        'materialCount',
        'companyName',
        'supplierName',
        { field: 'projectName', render: projects, isWide: true },
        'signDate',
        'effectiveDate',
        'expireDate',
        { field: 'settleCycle', render: contract.settleCycle && t(contract.settleCycle) },
        'priceMode',
        ...(isFloating ? (['priceSource', 'integratedCost'] as const) : []),
        'settleBasis',
        'toleranceRate',
        'creditDays',
        'fundRate',
        'taxRate',
        isWhole ? { field: 'totalQuantity', render: totalQuantityLine(materials, unitWord) } : 'totalQuantity',
        'totalAmountTax',
        'totalAmountNoTax',
        'taxAmount',
        'deliveredAmountTax',
        'settledAmountTax',
        'createUserName',
        'createTime',
        'commitTime',
        'auditUserName',
        'auditTime',
        { field: 'remark', isWide: true },
      ]}
    />
  )
}
