import { useTranslation } from 'react-i18next'
import { contractStatus } from '#domain/document/procurementStatus'
import { contractActions } from '#features/procurement/contract/actions'
import { contracts } from '#features/procurement/contract/api'
import { SavedContractRejection } from '#features/procurement/contract/changes/ContractRejection'
import { ExpiredTag } from '#features/procurement/contract/ExpiredTag'
import { contractFields } from '#features/procurement/contract/fields'
import { ActionButtons } from '#shared/action/ActionButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/preview/RecordPreview'
import { DescriptionList } from '#shared/record/DescriptionList'

/** A contract at the side of the list: state, actions, amounts and its first materials. */
export default function ContractPreview({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <RecordPreview resource={contracts.detail} id={id}>
      {(contract) => (
        <>
          <PreviewHead
            tags={
              <>
                <StatusTag field={contractFields.status} value={contract.status} />
                <ExpiredTag contract={contract} />
              </>
            }
            actions={<ActionButtons actions={contractActions} record={contract} />}
          />
          {contractStatus.is(contract.status, 'rejected') && <SavedContractRejection contract={contract} />}
          <PreviewPart title={t('合同信息')}>
            <DescriptionList
              fields={contractFields}
              record={contract}
              names={[
                { field: 'contractName', isWide: true },
                { field: 'companyName', isWide: true },
                'totalAmountTax',
                'totalAmountNoTax',
                'deliveredAmountTax',
                'settledAmountTax',
                'contractType',
                'materialType',
                'signDate',
                'expireDate',
              ]}
            />
          </PreviewPart>
          <PreviewLines
            title={t('合同材料')}
            total={contract.materialCount ?? contract.materials.length}
            lines={contract.materials.map((line) => ({ ...line, amount: line.taxAmountTotal }))}
          />
        </>
      )}
    </RecordPreview>
  )
}
