import { Button } from 'antd'
import { createElement, Fragment, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import { describeDialog } from './describeDialog'
import { usePageModal } from './pageModal'

/** A question of a page. `title` names the object, `consequence` the effect. */
export type Question = {
  title: Text
  consequence?: Text
  okText: string | Text
  /** By default 取消, or 返回 where that could be mistaken. */
  cancelText?: string
  isDanger?: boolean
  /** Another way out, which ends the question without a yes. */
  other?: { text: string; run: () => void }
  /** Focuses the button that does nothing, as where there is danger, so that Enter alone never confirms. */
  isCautious?: boolean
}

/** The label of the button that does nothing: 返回 beside an action that is itself a cancelling. */
export function backText(okText: string): string {
  return okText.startsWith('取消') ? '返回' : '取消'
}

/** Asks for confirmation; resolves to the answer. The dialog belongs to the page and hides with its tab. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { t } = useTranslation()
  const modal = usePageModal()
  return useCallback(
    ({ title, consequence, okText, cancelText, isDanger, isCautious, other }) =>
      new Promise((resolve) => {
        const instead = () => {
          dialog.destroy()
          resolve(false)
          other?.run()
        }
        const dialog = modal.confirm({
          title: translateMessage(t, title),
          content: consequence && createElement('span', { ref: describeDialog }, translateMessage(t, consequence)),
          okText: translateMessage(t, okText),
          okButtonProps: { danger: isDanger },
          autoFocusButton: isCautious || isDanger ? 'cancel' : 'ok',
          cancelText: t(cancelText ?? backText(typeof okText === 'string' ? okText : okText.text)),
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
          footer: other
            ? (buttons) =>
                createElement(Fragment, null, createElement(Button, { onClick: instead }, t(other.text)), buttons)
            : undefined,
        })
      }),
    [modal, t],
  )
}
