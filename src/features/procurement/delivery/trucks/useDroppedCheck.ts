import { text } from '#domain/text'
import type { DeliveryNoteValues } from '#features/procurement/delivery/form/deliveryNoteForm'
import { isFilled } from '#features/procurement/delivery/model/payload'
import { useConfirm } from '#shared/dialog/useConfirm'

/** Whether a note may be saved although heats or pieces were typed in lines without a quantity, which it leaves out. */
export function useDroppedCheck(): (values: DeliveryNoteValues) => Promise<boolean> {
  const confirm = useConfirm()
  return async ({ items }) => {
    const dropped = items.filter((row) => !isFilled(row) && (row.heatNo.trim() !== '' || row.pieces.trim() !== ''))
    if (dropped.length === 0) return true
    return confirm({
      title: text('{{count}} 行填了炉批号或件数，但没有送货数量', { count: dropped.length }),
      consequence: text('{{lines}} 不在送货单上，填写的内容不会保存。', {
        lines: dropped.map((row) => [row.materialName, row.spec, row.heatNo].filter(Boolean).join(' ')).join('；'),
      }),
      okText: '仍要保存',
      cancelText: '返回修改',
      isCautious: true,
    })
  }
}
