import { useQuery } from '@tanstack/react-query'
import { Input, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyName } from '#domain/cell/words'
import { alignmentOf, type Field, type FieldKind, field } from '#domain/field'
import { hasPriceParts } from '#domain/weighing/settle'
import { contracts } from '#features/procurement/contract/api'
import { shownColumns } from '#features/procurement/contract/form/serverColumns'
import type { ContractDetail } from '#features/procurement/contract/model'
import type { ContractMaterial, MaterialField } from '#features/procurement/material/model'
import { FieldValue } from '#shared/fields/FieldValue'
import { textLimit } from '#shared/form/textCount'
import { ListSkeleton } from '#shared/list/ListSkeleton'
import { PAGE_SIZES } from '#shared/list/listAddress'
import { RecordTable } from '#shared/record/RecordTable'
import { IN_PLACE } from '#shared/resource'
import { ErrorState } from '#shared/ui/states'
import styles from './ContractMaterialTable.module.css'

const PRICE = /price|cost/i
const MONEY = /amount/i
/** The columns of a price that follows a quotation. */
const PARTS: ReadonlySet<string> = new Set(['basePrice', 'integratedCost'])

/**
 * The materials of a contract, with their own search and paging, and the server's columns for the contract's type:
 * those of the price's parts only where there are any.
 */
export function ContractMaterialTable({ contract }: { contract: ContractDetail }) {
  const { t } = useTranslation()
  const contractId = contract.id
  const [state, setState] = useState({ current: 1, size: 10, materialName: '' })
  const fields = useQuery({ ...contracts.materialFields({ contractId }), meta: IN_PLACE })
  const page = useQuery({ ...contracts.materials({ contractId, ...state }), meta: IN_PLACE })
  const hasParts =
    contract.priceMode !== 'FIXED' || [...contract.materials, ...(page.data?.records ?? [])].some(hasPriceParts)
  const shown = materialColumns(fields.data ?? []).filter(({ name }) => hasParts || !PARTS.has(name))
  const columns: TableColumnType<ContractMaterial>[] = [
    { key: 'seq', dataIndex: 'seq', title: t('序号'), width: 64 },
    ...shown.map(({ name, field: column }) => ({
      key: name,
      title: t(column.label),
      width: column.width,
      align: alignmentOf(column.kind),
      render: (_value: unknown, row: ContractMaterial) => <FieldValue field={column} value={Reflect.get(row, name)} />,
    })),
  ]
  const failed = fields.error ?? (page.data ? null : page.error)
  if (failed) {
    return <ErrorState error={failed} retry={() => void Promise.all([fields.refetch(), page.refetch()])} />
  }
  return (
    <>
      <Input.Search
        allowClear
        className={styles.search}
        count={textLimit(140)}
        placeholder={t('按材料名称查找')}
        aria-label={t('按材料名称查找')}
        onSearch={(materialName) => setState({ ...state, current: 1, materialName: tidyName(materialName.trim()) })}
      />
      {fields.isPending || page.isPending ? (
        <ListSkeleton rows={state.size} />
      ) : (
        <RecordTable<ContractMaterial>
          caption={t('合同材料')}
          query={page}
          dataSource={page.data?.records ?? []}
          empty={page.isPlaceholderData ? '' : t('没有材料')}
          pagination={{
            current: state.current,
            pageSize: state.size,
            total: page.data?.total ?? 0,
            pageSizeOptions: PAGE_SIZES,
            showSizeChanger: true,
            // Placeholder rows belong to the previous search, and so does their total.
            showTotal: page.isPlaceholderData ? undefined : (total) => t('共 {{total}} 条', { total }),
            onChange: (current, size) => setState({ ...state, current: size === state.size ? current : 1, size }),
          }}
          columns={columns}
        />
      )}
    </>
  )
}

/** The server's columns as fields: its labels, and the kind derived from its type and name. */
function materialColumns(columns: MaterialField[]): { name: string; field: Field }[] {
  return shownColumns(columns)
    .filter((column) => column.field !== 'seq')
    .map((column) => ({
      name: column.field,
      field: field(kindOf(column), column.label, {
        dictCode: column.dictCode,
        width: column.width ? Math.max(column.width, 80) : 120,
      }),
    }))
}

function kindOf({ field: name, type, dictCode }: MaterialField): FieldKind {
  if (name === 'taxRate') return 'percent'
  // Its values are booleans, not the dictionary's keys.
  if (dictCode === 'yes_no') return 'bool'
  if (type === 'select' && dictCode) return 'dict'
  if (type === 'date') return 'date'
  if (type === 'number') return PRICE.test(name) ? 'price' : MONEY.test(name) ? 'money' : 'quantity'
  return 'text'
}
