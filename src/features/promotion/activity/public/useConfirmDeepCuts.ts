import { type Text, text } from '#domain/text'
import { useConfirm } from '#shared/dialog/useConfirm'

/** Asks before an unusually deep discount is saved; answers true at once where nothing is said. */
export function useConfirmDeepCuts(): (deep: Text | null) => Promise<boolean> {
  const confirm = useConfirm()
  return async (deep) =>
    deep === null ||
    confirm({ title: text('优惠力度这么大，确认保存？'), consequence: deep, okText: '保存', isCautious: true })
}
