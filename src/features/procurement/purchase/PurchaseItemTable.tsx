import { useTranslation } from 'react-i18next'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { RecordTable } from '#shared/record/RecordTable'
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

/** The lines of an order: ordered, delivered, accepted and remaining quantities. */
export function PurchaseItemTable({ items }: { items: PurchaseOrderItem[] }) {
  const { t } = useTranslation()
  const columns = fieldColumns<PurchaseOrderItem, (typeof ITEM_COLUMNS)[number]>(purchaseItemFields, ITEM_COLUMNS, t)
  return <RecordTable caption={t('订单明细')} columns={columns} dataSource={items} empty={t('没有材料')} />
}
