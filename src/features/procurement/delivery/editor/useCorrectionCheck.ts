import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import { correctionError, type DeliveryNote } from '#features/procurement/delivery/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { go } from '#shared/navigation'
import { readFresh } from '#shared/resource'

/**
 * Whether the note that a form replaces can still be corrected. Where another user was first, it says so and leads to
 * what replaced the note; what was typed stays.
 */
export function useCorrectionCheck(corrects: DeliveryNote | undefined): () => Promise<boolean> {
  const client = useQueryClient()
  const confirm = useConfirm()
  return async () => {
    if (!corrects) return true
    const { signal } = new AbortController()
    // Where it cannot be read, the server judges.
    const now = await readFresh(client, deliveries.detail(corrects.deliverSn), signal).catch(() => null)
    const refusal = now && correctionError(now)
    if (!refusal) return true
    const latest = now.correctedBySn || now.deliverSn
    const isLed = await confirm({
      title: refusal,
      consequence: text('填写的内容保存在草稿中。'),
      okText: text('查看 {{sn}}', { sn: latest }),
      cancelText: '返回',
    })
    if (isLed) go('deliverDetail', { deliverSn: latest })
    return false
  }
}
