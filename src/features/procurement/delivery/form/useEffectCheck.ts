import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import { isBeforeEffect } from '#features/procurement/contract/model'
import { materials } from '#features/procurement/material/api'
import { useConfirm } from '#shared/dialog/useConfirm'
import { readFresh } from '#shared/resource'
import type { DeliveryNoteValues, DeliveryOrigin } from './deliveryNoteForm'

const ONE = { current: 1, size: 1, pageNumber: 1, pageSize: 1 }

/**
 * Asks before goods leave under a contract that is not yet in force when they leave. Its materials say from when: who
 * delivers may not be allowed to see contracts.
 */
export function useEffectCheck({ contractId }: DeliveryOrigin): (values: DeliveryNoteValues) => Promise<boolean> {
  const client = useQueryClient()
  const confirm = useConfirm()
  return async ({ deliverTime }) => {
    if (!contractId) return true
    const { signal } = new AbortController()
    // Materials that cannot be read keep no truck from leaving.
    const page = await readFresh(client, materials.available({ contractId, ...ONE }), signal).catch(() => null)
    const { contractCode: code = '', effectiveDate = '' } = page?.records[0] ?? {}
    if (!isBeforeEffect({ effectiveDate }, deliverTime)) return true
    return confirm({
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
