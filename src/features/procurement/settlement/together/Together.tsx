import { Suspense } from 'react'
import { mayConfirm } from '#features/procurement/settlement/actions'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { useSearchParam } from '#shared/useSearchParam'

const TogetherDrawer = lazyWithRetry(() => import('./TogetherRead'))

/** 一起对账: open while the address has `together`, the ids of settlements or `all` that wait. */
export function Together() {
  const [wanted, setWanted] = useSearchParam('together')
  if (wanted === '' || !mayConfirm()) return null
  return (
    <Suspense fallback={null}>
      <TogetherDrawer key={wanted} wanted={wanted} onClose={() => setWanted('')} />
    </Suspense>
  )
}
