import { text } from '#domain/text'
import type { DeliveryNoteValues } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useConfirm } from '#shared/dialog/useConfirm'

/**
 * Whether a note may be saved as one although trucks were typed for its split: the user confirms that they are dropped.
 */
export function useSplitCheck(): (values: DeliveryNoteValues) => Promise<boolean> {
  const confirm = useConfirm()
  return async ({ deliverMode, trucks = [] }) =>
    trucks.length === 0 ||
    deliverMode !== 'TRUCK' ||
    confirm({
      title: text('按车分单填的 {{count}} 车还没有保存，改按一张送货单保存？', { count: trucks.length }),
      consequence: text('本单全部数量由一辆车送，已填的各车不再保留。'),
      okText: '按一张保存',
      cancelText: '返回修改',
      isCautious: true,
    })
}
