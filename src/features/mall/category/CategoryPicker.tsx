import { Input } from 'antd'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'

// Lazy: the rows of a list render without waiting for it.
const CategoryCascader = lazyAfterRows(() => import('./CategoryCascader'))

/** A platform category of any level; its value is the path of ids, joined by commas. */
export function CategoryPicker(props: ComponentProps<typeof CategoryCascader>) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<Input disabled id={props.id} placeholder={t('全部')} />}>
      <CategoryCascader {...props} />
    </Suspense>
  )
}
