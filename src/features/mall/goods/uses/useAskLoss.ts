import { useCallback } from 'react'
import { type Text, text } from '#domain/text'
import { useAsk } from '#shared/dialog/useAsk'

/** Asks before a save that takes something from the activities of a product; resolves to whether it goes on. */
export function useAskLoss(): (loss: Text | null) => Promise<boolean> {
  const ask = useAsk()
  return useCallback(
    async (loss) =>
      loss === null ||
      ask({
        title: text('保存后，用到它的活动会受影响，继续？'),
        consequence: loss,
        okText: '保存',
        isCautious: true,
      }),
    [ask],
  )
}
