import { Button } from 'antd'
import { type ComponentProps, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'

// Lazy: a form opens without waiting for it.
const SkuDialog = lazyPart(() => import('./SkuDialog'))

type Props = ComponentProps<typeof SkuDialog>

/** Selects SKUs of the shop that are on sale, in a dialog. */
function SkuPicker(props: Props): ReactElement {
  return (
    <Suspense>
      <SkuDialog {...props} />
    </Suspense>
  )
}

type ButtonProps = Omit<Props, 'onClose'> & { label?: string; disabled?: boolean }

/** A button that opens the picker of SKUs. */
export function SkuPickerButton({ label, disabled, ...picker }: ButtonProps): ReactElement {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('选择商品')}
      </Button>
      {isOpen && <SkuPicker {...picker} onClose={() => setOpen(false)} />}
    </>
  )
}
