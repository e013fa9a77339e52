import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { pageFields } from '#features/mall/decoration/fields'
import { HistorySection } from '#features/store/changeLog/public/HistorySection'
import { useFocusBack } from '#shared/dialog/useFocusBack'

/** Who changed a page, when, and which of its blocks. */
export default function PageHistoryDialog({ pageId, onClose }: { pageId: string; onClose: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal open centered width={760} aria-label={t('操作历史')} footer={null} onCancel={onClose}>
      <HistorySection of={{ kind: 'PAGE', id: pageId }} fields={pageFields} />
    </Modal>
  )
}
