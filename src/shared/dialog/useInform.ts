import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, translateMessage } from '#domain/text'
import { usePageModal } from './pageModal'

/** Shows why something cannot be done, with one button. The dialog belongs to the page and hides with its tab. */
export function useInform(): (title: Text, content: Text) => void {
  const { t } = useTranslation()
  const modal = usePageModal()
  return useCallback(
    (title, content) =>
      void modal.info({
        title: translateMessage(t, title),
        content: translateMessage(t, content),
        okText: t('知道了'),
      }),
    [modal, t],
  )
}
