import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { lazyPart } from '#shared/lazyPart'
import type { SheetImport } from './SheetImportDialog'

// Lazy: most visits to a list import nothing.
const SheetImportDialog = lazyPart(() => import('./SheetImportDialog'))

/** The button of an import from an .xlsx file. */
export function SheetImportButton(props: SheetImport) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UploadOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {props.label}
      </Button>
      {isOpen && (
        <Suspense>
          <SheetImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
