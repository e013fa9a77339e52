import { Button } from 'antd'
import { type ComponentProps, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'

// Lazy: a form opens without waiting for it.
const SkuDialog = lazyWithRetry(() => import('./SkuDialog'))

type Props = Omit<ComponentProps<typeof SkuDialog>, 'onClose'> & { label?: string; disabled?: boolean }

/** A button that selects SKUs of the shop that are on sale, in a dialog. */
export function SkuPicker({ label, disabled, ...picker }: Props): ReactElement {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('选择商品')}
      </Button>
      {isOpen && (
        <Suspense>
          <SkuDialog {...picker} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
