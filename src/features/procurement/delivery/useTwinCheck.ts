import { useQueryClient } from '@tanstack/react-query'
import { formatPlate, normalizePlate } from '#domain/plate'
import { text } from '#domain/text'
import { useAsk } from '#shared/act/useAsk'
import { deliveries } from './api'
import type { DeliverValues } from './deliverForm'

/**
 * Whether a note may be saved: the same truck leaving in the same minute is mostly one trip entered twice, so it is asked
 * about. A look that fails holds no note up.
 */
export function useTwinCheck(): (values: DeliverValues) => Promise<boolean> {
  const ask = useAsk()
  const client = useQueryClient()
  return async ({ deliverMode, carNo: typed, deliverTime }) => {
    const carNo = deliverMode === 'TRUCK' ? normalizePlate(typed) : ''
    const minute = minuteOf(deliverTime)
    if (carNo === '' || minute === '') return true
    const query = { ...deliveries.ofTruckAt({ carNo, minute }), staleTime: 0, meta: { silent: true } }
    const [twin] = await client.fetchQuery(query).catch(() => [])
    if (!twin) return true
    return ask({
      title: text('可能重复：{{car}} 在 {{minute}} 已有送货单', {
        car: formatPlate(twin.carNo),
        minute: minuteOf(twin.deliverTime),
      }),
      consequence: text('送货单 {{sn}}（{{material}}）车牌号和发货时间相同。确认不是同一车后再保存。', {
        sn: twin.deliverSn,
        material: twin.materialSummary,
      }),
      okText: '仍要保存',
      cancelText: '返回修改',
    })
  }
}

/** 'YYYY-MM-DD HH:mm' of a time. */
function minuteOf(time: string): string {
  return time.slice(0, 16)
}
