import nprogress from 'nprogress'
import { useEffect } from 'react'
import { PageLoading } from '../../shared/ui/PageLoading'

/** Holds the place of a page whose code is on its way; the loading bar runs as long. */
export function PageSkeleton() {
  useEffect(() => {
    nprogress.start()
    return () => {
      nprogress.done()
    }
  }, [])
  return <PageLoading />
}
