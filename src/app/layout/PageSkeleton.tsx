import { useEffect } from 'react'
import { PageLoading } from '#shared/ui/PageLoading'
import { progress } from './progress'

/** Holds the place of a page whose code is on its way; the loading bar runs as long. */
export function PageSkeleton() {
  useEffect(() => {
    progress.start()
    return () => {
      progress.done()
    }
  }, [])
  return <PageLoading />
}
