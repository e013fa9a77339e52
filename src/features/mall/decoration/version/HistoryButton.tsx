import { FileSearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WithCapability } from '#shared/capability/WithCapability'
import { lazyWithRetry } from '#shared/lazyWithRetry'

// Lazy: few visits to a page look back.
const PageHistoryDrawer = lazyWithRetry(() => import('./PageHistoryDrawer'))

/** Shows who changed a page, and what. Absent where the gateway keeps no history. */
export function HistoryButton({ pageId, readName }: { pageId: string; readName: () => string }) {
  const { t } = useTranslation()
  const [name, setName] = useState<string | null>(null)
  return (
    <WithCapability of="changeLog">
      <Button
        icon={<FileSearchOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setName(readName())}
      >
        {t('操作历史')}
      </Button>
      {name !== null && (
        <Suspense>
          <PageHistoryDrawer pageId={pageId} name={name} onClose={() => setName(null)} />
        </Suspense>
      )}
    </WithCapability>
  )
}
