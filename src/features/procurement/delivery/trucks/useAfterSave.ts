import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import type { DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { openPreview } from '#features/procurement/delivery/print/openPreview'
import { purchases } from '#features/procurement/purchase/api'
import { canDeliver, sourcesOfOrder } from '#features/procurement/purchase/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useUnitWord } from '#shared/fields/useDict'
import { readFresh } from '#shared/resource'
import { restOf } from './restOf'

/** How a note is saved: by the keys, which asks for its print; by the button alone; and with its print. */
export type SaveIntent = 'save' | 'plain' | 'print'

const NEVER = new AbortController().signal

/**
 * What follows a saved note: its print where it was asked for, and what its order has left as the next truck.
 *
 * @returns whether the next truck is wanted
 */
export function useAfterSave({ orderSn }: Pick<DeliveryOrigin, 'orderSn'>) {
  const confirm = useConfirm()
  const unitWord = useUnitWord()
  const client = useQueryClient()
  return async (saved: { id: string; deliverSn: string }, intent: SaveIntent): Promise<boolean> => {
    if (intent === 'plain') return false
    const sn = saved.deliverSn
    // A browser may block the window of an answer; that of a click it opens.
    const isOpened = intent === 'print' && openPreview([saved])
    if (!isOpened) {
      const print = { okText: '打印', cancelText: '不打印' }
      if (await confirm({ title: text('送货单 {{sn}} 已保存，现在打印？', { sn }), ...print })) openPreview([saved])
    }
    // As it is by now: others deliver of the order too.
    const order = orderSn ? await readFresh(client, purchases.detail(orderSn), NEVER).catch(() => null) : null
    const rest = order && canDeliver(order) ? restOf(sourcesOfOrder(order), unitWord) : ''
    if (rest === '') return false
    return confirm({
      title: text('订单还有 {{rest}} 没有送', { rest }),
      consequence: text('用剩余数量接着填写下一车？'),
      okText: '再送一车',
      cancelText: '以后再送',
    })
  }
}
