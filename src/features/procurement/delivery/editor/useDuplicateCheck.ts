import { useQueryClient } from '@tanstack/react-query'
import { formatPlate, normalizePlate } from '#domain/plate'
import { text } from '#domain/text'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryNoteValues } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useConfirm } from '#shared/dialog/useConfirm'

/**
 * Whether a note may be saved: the same truck leaving in the same minute is usually a duplicate, so the user confirms.
 * The note that this one replaces is no duplicate, and a failed check does not block saving.
 */
export function useDuplicateCheck(): (values: DeliveryNoteValues, replacedSn?: string) => Promise<boolean> {
  const confirm = useConfirm()
  const client = useQueryClient()
  return async ({ deliverMode, carNo: typed, deliverTime }, replacedSn) => {
    const carNo = deliverMode === 'TRUCK' ? normalizePlate(typed) : ''
    const minute = minuteOf(deliverTime)
    if (carNo === '' || minute === '') return true
    const query = { ...deliveries.ofTruckAt({ carNo, minute }), staleTime: 0, meta: { silent: true } }
    const notes = await client.fetchQuery(query).catch(() => [])
    const duplicate = notes.find(({ deliverSn }) => deliverSn !== replacedSn)
    if (!duplicate) return true
    return confirm({
      title: text('可能重复：{{car}} 在 {{minute}} 已有送货单', {
        car: formatPlate(duplicate.carNo),
        minute: minuteOf(duplicate.deliverTime),
      }),
      consequence: text('送货单 {{sn}}（{{material}}）车牌号和发货时间相同。确认不是同一车后再保存。', {
        sn: duplicate.deliverSn,
        material: duplicate.materialSummary,
      }),
      okText: '仍要保存',
      cancelText: '返回修改',
    })
  }
}

/** A time as 'YYYY-MM-DD HH:mm'. */
function minuteOf(time: string): string {
  return time.slice(0, 16)
}
