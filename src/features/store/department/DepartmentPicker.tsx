import { Input } from 'antd'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyAfterRows } from '#shared/list/lazyAfterRows'

// Lazy: the rows of a list render without waiting for it.
const DepartmentTree = lazyAfterRows(() => import('./DepartmentTree'))

/** A department, chosen from the tree by its name. */
export function DepartmentPicker(props: ComponentProps<typeof DepartmentTree>) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<Input disabled id={props.id} placeholder={props.placeholder ?? t('全部')} />}>
      <DepartmentTree {...props} />
    </Suspense>
  )
}
