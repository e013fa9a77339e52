import { useTranslation } from 'react-i18next'
import { decimal } from '#domain/money'
import { ListPage } from '#shared/list/ListPage'
import { canGo, go } from '#shared/navigation'
import { materials } from './api'
import { materialFields } from './fields'
import type { DeliverableMaterial } from './model'

/** 合同材料: the lines of all contracts in force, with what has been delivered and what is left. */
export default function MaterialListPage() {
  const { t } = useTranslation()
  return (
    <ListPage<DeliverableMaterial>
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
        'quantity',
        'deliveredQuantity',
        'remainQuantity',
        'taxUnitPrice',
        'taxRate',
        'contractCode',
        'contractName',
        'companyName',
        'materialType',
        'brand',
        'materialCode',
      ]}
      actions={(line) => [
        { key: 'contract', label: t('合同'), run: () => go('agreementDetail', { id: line.contractId }) },
        ...(canGo('createDeliver') && (decimal(line.remainQuantity)?.gt(0) ?? true)
          ? [
              {
                key: 'deliver',
                label: t('送货'),
                run: () => go('createDeliver', { contractId: line.contractId, items: line.id }),
              },
            ]
          : []),
      ]}
      empty={{ text: '没有生效中的合同材料。合同通过审核后，其材料会显示在这里。' }}
    />
  )
}
