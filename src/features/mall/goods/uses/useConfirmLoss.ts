import { useCallback } from 'react'
import { type Text, text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'

/** Asks before a save that takes something from the activities of a product; resolves to whether it goes on. */
export function useConfirmLoss(): (loss: Text | null) => Promise<boolean> {
  const confirm = useConfirm()
  return useCallback(
    async (loss) =>
      loss === null ||
      confirm({
        title: text('保存后，用到它的活动会受影响，继续？'),
        consequence: loss,
        okText: '保存',
        isCautious: true,
      }),
    [confirm],
  )
}
