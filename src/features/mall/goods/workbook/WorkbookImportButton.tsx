import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { WorkbookImport } from './WorkbookImportDialog'

// Lazy: most visits to a list import nothing.
const WorkbookImportDialog = lazyWithRetry(() => import('./WorkbookImportDialog'))

/** The button of an import from an .xlsx file. */
export function WorkbookImportButton(props: WorkbookImport) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {isOpen && (
        <Suspense>
          <WorkbookImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
