import { useTranslation } from 'react-i18next'
import { contractFields } from '#features/procurement/contract/fields'
import type { Contract } from '#features/procurement/contract/model'
import { Facts } from '#shared/record/Facts'

/** The terms, the results, and the processing history. */
export function ContractTerms({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const projects = contract.projects.map(({ projectName }) => projectName).join('、')
  return (
    <Facts
      fields={contractFields}
      record={contract}
      names={[
        'contractType',
        'parentContractCode',
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
        'priceSource',
        'integratedCost',
        'settleBasis',
        'toleranceRate',
        'creditDays',
        'fundRate',
        'taxRate',
        'totalQuantity',
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
