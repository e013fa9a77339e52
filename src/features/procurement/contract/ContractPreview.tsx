import { useTranslation } from 'react-i18next'
import { ActButtons } from '#shared/act/ActButtons'
import { StatusTag } from '#shared/fields/FieldValue'
import { PreviewHead, PreviewLines, PreviewPart, RecordPreview } from '#shared/list/RecordPreview'
import { Facts } from '#shared/record/Facts'
import { contractActs } from './acts'
import { contracts } from './api'
import { SavedContractRejection } from './ContractRejection'
import { ExpiredTag } from './ExpiredTag'
import { contractFields } from './fields'

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
            actions={<ActButtons acts={contractActs} record={contract} />}
          />
          {contract.status === 4 && <SavedContractRejection contract={contract} />}
          <PreviewPart title={t('合同信息')}>
            <Facts
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
