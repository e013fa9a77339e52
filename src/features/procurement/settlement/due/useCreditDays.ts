import { useQuery } from '@tanstack/react-query'
import { contracts } from '#features/procurement/contract/api'
import type { CreditDays } from './model'

/** The credit days of all contracts; none while they are read, or where the account may not see contracts. */
export function useCreditDays(enabled = true): CreditDays {
  return useQuery({ ...contracts.creditDays(null), enabled, meta: { silent: true } }).data ?? NONE
}

const NONE: CreditDays = {}
