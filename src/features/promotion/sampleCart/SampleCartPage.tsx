import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { PageLoading } from '#shared/ui/PageLoading'

// The entry, which every visit loads, lists all files that a screen loads at once.
const SampleCartView = lazyWithRetry(() => import('./SampleCartView'))

/** 优惠试算: what a buyer pays for some products, and what remains for the shop. */
export default function SampleCartPage() {
  return (
    <Suspense fallback={<PageLoading />}>
      <SampleCartView />
    </Suspense>
  )
}
