import { useQuery } from '@tanstack/react-query'
import { contracts } from '#features/procurement/contract/api'
import type { CreditDays } from './model'

/** The credit days of all contracts; null while they are read, none where the account may not see contracts. */
export function useCreditDays(enabled = true): CreditDays | null {
  const { data, isError } = useQuery({ ...contracts.creditDays(null), enabled, meta: { silent: true } })
  return data ?? (isError ? NONE : null)
}

const NONE: CreditDays = {}
