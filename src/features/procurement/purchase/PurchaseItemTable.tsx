import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { useFittedColumns } from '#shared/record/useFittedColumns'
import { reachableTable } from '#shared/ui/reachableTable'
import { EmptyState } from '#shared/ui/states'
import { purchaseItemFields } from './fields'
import type { PurchaseOrderItem } from './model'

const ITEM_COLUMNS = [
  'seq',
  'materialName',
  'spec',
  'grade',
  'brand',
  'unit',
  'quantity',
  'deliveredQuantity',
  'acceptedQuantity',
  'remainQuantity',
  'taxUnitPrice',
  'taxRate',
  'amountTax',
  'usePart',
  'requireTime',
  'remark',
] as const

/** The lines of an order: ordered, sent, accepted and remaining quantities. */
export function PurchaseItemTable({ items }: { items: PurchaseOrderItem[] }) {
  const { t } = useTranslation()
  const { ref, columns, x } = useFittedColumns(
    fieldColumns<PurchaseOrderItem, (typeof ITEM_COLUMNS)[number]>(purchaseItemFields, ITEM_COLUMNS, t),
  )
  return (
    <div ref={ref}>
      <Table<PurchaseOrderItem>
        aria-label={t('订单明细')}
        components={reachableTable}
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={items}
        scroll={{ x }}
        locale={{ emptyText: <EmptyState text={t('没有材料')} /> }}
        columns={columns}
      />
    </div>
  )
}
