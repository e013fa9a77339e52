import { useTranslation } from 'react-i18next'
import { ListPage } from '#shared/list/ListPage'
import { PageLink } from '#shared/ui/PageLink'
import { materialActions } from './actions'
import { materials } from './api'
import { materialFields } from './fields'

/** 合同材料: the lines of all contracts in force, with delivered and remaining quantities. */
export default function MaterialListPage() {
  const { t } = useTranslation()
  return (
    <ListPage
      caption={t('合同材料')}
      query={materials.available}
      fields={materialFields}
      filters={['materialName', 'contractCode', 'contractName', 'materialType', 'supplierName']}
      rowKey="id"
      open={(line) => ({ name: 'agreementDetail', query: { id: line.contractId } })}
      columns={[
        'materialName',
        'spec',
        'grade',
        'unit',
        'remainQuantity',
        'taxUnitPrice',
        'quantity',
        'deliveredQuantity',
        'taxRate',
        'contractCode',
        'contractName',
        'companyName',
        'materialType',
        'brand',
        'materialCode',
      ]}
      actions={materialActions}
      empty={{
        text: '没有生效中的合同材料。合同通过审核后，其材料会显示在这里。',
        action: <PageLink name="agreementList">{t('集采合同')}</PageLink>,
      }}
    />
  )
}
