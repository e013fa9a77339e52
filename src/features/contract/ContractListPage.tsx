import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldValue } from '../../shared/fields/FieldValue'
import { ListPage } from '../../shared/list/ListPage'
import { go } from '../../shared/navigation'
import { contracts } from './api'
import { contractFields } from './fields'
import { type Contract, contractActions, isExpired } from './model'

/** 集采合同: the supplier's contracts of centralized sourcing. */
export default function ContractListPage() {
  const { t } = useTranslation()
  return (
    <ListPage<Contract>
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
      ]}
      statusField="status"
      rowKey="id"
      open={(contract) => ({ name: 'agreementDetail', query: { id: contract.id } })}
      columns={[
        'contractCode',
        'contractName',
        'status',
        'contractType',
        'materialType',
        'companyName',
        'totalAmountTax',
        'materialCount',
        'signDate',
        { field: 'expireDate', render: (contract) => <ExpireDate contract={contract} /> },
        'createUserName',
        'createTime',
      ]}
      sortable={['totalAmountTax', 'signDate', 'expireDate', 'createTime']}
      actions={(contract) => [
        { key: 'view', label: t('查看'), run: () => go('agreementDetail', { id: contract.id }) },
        ...(contractActions(contract).includes('createDeliver')
          ? [{ key: 'deliver', label: t('创建送货单'), run: () => go('chooseMaterial', { contractId: contract.id }) }]
          : []),
      ]}
      empty={{ text: '还没有集采合同。采购单位与您签订后会显示在这里。' }}
    />
  )
}

function ExpireDate({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  return (
    <>
      <FieldValue field={contractFields.expireDate} value={contract.expireDate} />{' '}
      {contract.status === 8 && isExpired(contract) && <Tag color="warning">{t('已到期')}</Tag>}
    </>
  )
}
