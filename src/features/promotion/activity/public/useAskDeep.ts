import { type Text, text } from '#domain/text'
import { useAsk } from '#shared/dialog/useAsk'

/** Asks before an unusually deep discount is saved; answers true at once where nothing is said. */
export function useAskDeep(): (deep: Text | null) => Promise<boolean> {
  const ask = useAsk()
  return async (deep) =>
    deep === null ||
    ask({ title: text('优惠力度这么大，确认保存？'), consequence: deep, okText: '保存', isCautious: true })
}
