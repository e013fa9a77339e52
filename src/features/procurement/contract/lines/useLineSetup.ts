import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contracts, type FieldsOf } from '#features/procurement/contract/api'
import { createLineCheck } from '#features/procurement/contract/form/contractForm'
import { TAX_RATES } from '#features/procurement/contract/model'
import { useDict } from '#shared/fields/useDict'
import { lineColumns } from './lineColumns'

/** The setup of the lines grid: the server's columns for the material type, their dictionaries, and the row check. */
export function useLineSetup(owner: FieldsOf) {
  const units = useDict('measure_unit')
  const rates = useDict('tax_rate')
  const modes = useDict('pouring_mode')
  const yesNo = useDict('yes_no')
  const query = useQuery({
    ...contracts.materialFields(owner),
    enabled: Boolean(owner.contractId || owner.materialType),
    // Some servers return columns of existing contracts only and reject this; the page shows that itself.
    meta: { silent: true },
  })
  const setup = useMemo(() => {
    const fields = query.data ?? []
    const dicts: Record<string, { value: string; label: string }[]> = {
      measure_unit: units,
      tax_rate: rates.length > 0 ? rates : TAX_RATES.map((value) => ({ value, label: value })),
      pouring_mode: modes,
      yes_no: yesNo,
    }
    const optionsOf = (code: string) => dicts[code] ?? []
    return {
      fields,
      optionsOf,
      columns: lineColumns(fields, optionsOf),
      checkLines: createLineCheck(fields, (code) => optionsOf(code).map(({ value }) => value)),
    }
  }, [query.data, units, rates, modes, yesNo])
  return { ...setup, query }
}
