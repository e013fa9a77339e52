import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLoading } from '#shared/ui/PageLoading'

// The entry, which every visit loads, lists all files that a screen loads at once.
const CartPreview = lazyWithRetry(() => import('./CartPreview'))

/** 试算单打印预览: the cart of the address on A4. */
export default function SampleCartPreviewPage() {
  return (
    <Suspense fallback={<PageLoading />}>
      <CartPreview />
    </Suspense>
  )
}
