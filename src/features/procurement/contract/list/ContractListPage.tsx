import { useTranslation } from 'react-i18next'
import { contractActions } from '#features/procurement/contract/actions'
import { contracts } from '#features/procurement/contract/api'
import { ExpiredTag } from '#features/procurement/contract/ExpiredTag'
import { contractFields } from '#features/procurement/contract/fields'
import { FieldValue } from '#shared/fields/FieldValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { ListPage } from '#shared/list/ListPage'

const ContractPreview = lazyWithRetry(() => import('./ContractPreview'))

/** 集采合同: the supplier's contracts of centralized sourcing. */
export default function ContractListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('集采合同')}
      query={contracts.page}
      fields={contractFields}
      filters={[
        'contractName',
        'contractCode',
        'materialType',
        'contractType',
        'projectName',
        'materialName',
        'createUserName',
        'createTimeRange',
        'expireDateRange',
      ]}
      statusField="status"
      rowKey="id"
      open={({ id }) => ({ name: 'agreementDetail', query: { id } })}
      preview={({ id }) => <ContractPreview id={id} />}
      columns={[
        { field: 'contractCode', below: 'contractName' },
        'status',
        'totalAmountTax',
        {
          field: 'expireDate',
          render: (contract) => (
            <>
              <FieldValue field={contractFields.expireDate} value={contract.expireDate} />{' '}
              <ExpiredTag contract={contract} />
            </>
          ),
        },
        'companyName',
        { field: 'contractType', below: 'materialType' },
        'signDate',
        'materialCount',
        'createUserName',
        'createTime',
      ]}
      sortable={['totalAmountTax', 'signDate', 'expireDate', 'createTime']}
      actions={contractActions}
      add={{ label: '新建合同', opens: 'agreementCreate' }}
      empty={{ text: '还没有集采合同。新建后提交采购单位审核。' }}
    />
  )
}
