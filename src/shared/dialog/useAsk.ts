import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { say, type Text } from '#domain/text'
import { usePageModal } from './pageModal'

/** A question of a page. `title` names the object, `consequence` the effect. */
export type Question = {
  title: Text
  consequence?: Text
  okText: string | Text
  /** 取消 by default. */
  cancelText?: string
  isDanger?: boolean
}

/** Asks for confirmation; resolves to the answer. The dialog belongs to the page and hides with its tab. */
export function useAsk(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation()
  const modal = usePageModal()
  return useCallback(
    ({ title, consequence, okText, cancelText = '取消', isDanger }) =>
      new Promise((resolve) => {
        modal.confirm({
          title: say(t, title),
          content: consequence && say(t, consequence),
          okText: say(t, okText),
          okButtonProps: { danger: isDanger },
          cancelText: t(cancelText),
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      }),
    [modal, t],
  )
}
