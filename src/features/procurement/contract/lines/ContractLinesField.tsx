import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { GridField } from '#shared/form/GridField'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { ContractLines } from './ContractLines'
import type { useLineSetup } from './useLineSetup'

type Props = Omit<ComponentProps<typeof ContractLines>, 'columns' | 'checkLines'> & {
  lines: ReturnType<typeof useLineSetup>
  /** Whether the contract is new: some servers return columns of existing contracts only. */
  isNew: boolean
}

/** The lines field of a contract's form, once the columns are loaded. */
export function ContractLinesField({ lines, isNew, ...rest }: Props) {
  const { t } = useTranslation()
  const { query, columns, checkLines } = lines
  if (query.isError && isNew) return <EmptyState text={t('请先保存合同，再填写合同材料')} />
  if (query.isError) return <ErrorState query={query} />
  if (columns.length === 0) return <EmptyState text={t('选择材料类型后填写合同材料')} />
  return (
    <GridField name="materials">
      <ContractLines {...rest} columns={columns} checkLines={checkLines} />
    </GridField>
  )
}
