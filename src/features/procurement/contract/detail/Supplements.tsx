import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { contracts } from '#features/procurement/contract/api'
import { contractFields } from '#features/procurement/contract/fields'
import type { Contract } from '#features/procurement/contract/model'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { NumberLink } from '#shared/fields/NumberLink'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'

const COLUMNS = ['contractCode', 'contractName', 'status', 'signDate', 'totalAmountTax', 'createTime'] as const
/** The largest page of the list; a contract with more supplements shows the newest. */
const SIZE = 100

/** The supplements of a main contract; nothing without any. */
export function Supplements({ contractId }: { contractId: string }) {
  const { t } = useTranslation()
  const query = { parentContractId: contractId, contractType: 'SUPPLEMENT', current: 1, size: SIZE }
  const { data } = useQuery({ ...contracts.page(query), meta: { silent: true } })
  // A server without the filter answers those of all contracts.
  const found = (data?.records ?? []).filter(({ parentContractId }) => parentContractId === contractId)
  if (found.length === 0) return null
  return (
    <Section title={t('补充协议（{{count}}）', { count: found.length })}>
      <RecordTable<Contract>
        caption={t('补充协议')}
        dataSource={found}
        empty=""
        columns={fieldColumns<Contract, (typeof COLUMNS)[number]>(contractFields, COLUMNS, t, (name, { id, ...row }) =>
          name === 'contractCode' ? (
            <NumberLink text={row.contractCode || row.contractName} to={{ name: 'agreementDetail', query: { id } }} />
          ) : undefined,
        )}
      />
    </Section>
  )
}
