import { HistoryOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageHistory, PageValues } from '#features/mall/decoration/state/usePageHistory'
import type { Version } from '#shared/editor/draft/versions'
import { uuid } from '#shared/http/uuid'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { notify } from '#shared/notify'
import { type StoredPage, storedPages } from './keepPage'

// Lazy: few visits to a page look back.
const VersionsDialog = lazyWithRetry(() => import('./VersionsDialog'))

type Props = { kit: PageKit; pageId: string; history: PageHistory; read: () => PageValues; disabled: boolean }

/** Compares a page with what was kept of it, and takes it back. */
export function CompareButton({ kit, pageId, history, read, disabled }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<{ stored: Version<StoredPage>[]; now: PageValues } | null>(null)
  return (
    <>
      <Button
        icon={<HistoryOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => void storedPages(kit, pageId).then((stored) => setOpen({ stored, now: read() }))}
      >
        {t('比较版本')}
      </Button>
      {open && (
        <Suspense>
          <VersionsDialog
            {...open}
            kit={kit}
            isLocked={disabled}
            onRestore={({ label, name, frame, blocks }) => {
              history.apply(() => ({ name, frame, blocks: blocks.map((block) => ({ ...block, key: uuid() })) }))
              notify(t('已恢复 {{version}}，可撤销', { version: label }))
              setOpen(null)
            }}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
