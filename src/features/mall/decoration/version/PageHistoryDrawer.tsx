import { useTranslation } from 'react-i18next'
import { pageFields } from '#features/mall/decoration/fields'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import { DrawerFrame } from '#shared/record/DrawerFrame'

type Props = { pageId: string; name: string; onClose: () => void }

/** Who changed a page, when, and which of its blocks. */
export default function PageHistoryDrawer({ pageId, name, onClose }: Props) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <DrawerFrame title={t('页面 {{name}}', { name })} size={640} hasFooter={false} onClose={onClose}>
      <HistorySection of={{ kind: 'PAGE', id: pageId }} fields={pageFields} />
    </DrawerFrame>
  )
}
