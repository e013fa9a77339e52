import { Input } from 'antd'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyWithRetry } from '#shared/lazyWithRetry'

// Lazy: the rows of a list render without waiting for it.
const LabelTree = lazyWithRetry(() => import('./LabelTree'))

/** A shop category of either level; its value is its id. */
export function LabelPicker(props: ComponentProps<typeof LabelTree>) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<Input disabled id={props.id} placeholder={t('全部')} />}>
      <LabelTree {...props} />
    </Suspense>
  )
}
