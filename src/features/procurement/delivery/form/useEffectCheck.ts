import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import { contracts } from '#features/procurement/contract/api'
import { isBeforeEffect } from '#features/procurement/contract/model'
import { useAsk } from '#shared/dialog/useAsk'
import { readFresh } from '#shared/resource'
import type { DeliverOrigin, DeliverValues } from './deliverForm'

/** Asks before goods leave under a contract that is not yet in force when they leave. */
export function useEffectCheck({ contractId }: DeliverOrigin): (values: DeliverValues) => Promise<boolean> {
  const client = useQueryClient()
  const ask = useAsk()
  return async ({ deliverTime }) => {
    if (!contractId) return true
    const { signal } = new AbortController()
    // A contract that cannot be read keeps no truck from leaving.
    const contract = await readFresh(client, contracts.detail(contractId), signal).catch(() => null)
    if (!contract || !isBeforeEffect(contract, deliverTime)) return true
    const { contractCode: code, effectiveDate } = contract
    return ask({
      title: text('合同 {{code}} 还未生效，仍要送货？', { code }),
      consequence: text('合同自 {{date}} 生效，送货时间在此之前，项目部可能拒收。', {
        date: effectiveDate.slice(0, 10),
      }),
      okText: '仍要保存',
      cancelText: '返回修改',
      isCautious: true,
    })
  }
}
