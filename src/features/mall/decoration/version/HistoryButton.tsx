import { FileSearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { Proposed } from '#shared/proposal/Proposed'

// Lazy: few visits to a page look back.
const PageHistoryDialog = lazyPart(() => import('./PageHistoryDialog'))

/** Shows who changed a page, and what. Absent where the gateway keeps no history. */
export function HistoryButton({ pageId }: { pageId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Proposed of="changeLog">
      <Button icon={<FileSearchOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('操作历史')}
      </Button>
      {isOpen && (
        <Suspense>
          <PageHistoryDialog pageId={pageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Proposed>
  )
}
