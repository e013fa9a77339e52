import { PlusOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldValue } from '#shared/fields/FieldValue'
import { ListPage } from '#shared/list/ListPage'
import { go } from '#shared/navigation'
import { contracts } from './api'
import { contractFields } from './fields'
import { type Contract, isExpired } from './model'
import { useContractActions } from './useContractActions'

/** 集采合同: the supplier's contracts of centralized sourcing. */
export default function ContractListPage() {
  const { t } = useTranslation()
  const actionsOf = useContractActions()
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go('agreementCreate')}>
      {t('新建合同')}
    </Button>
  )
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
        ...actionsOf(contract),
      ]}
      toolbar={create}
      empty={{ text: '还没有集采合同。新建后提交采购单位审核。', action: create }}
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
