import { useEffect } from 'react'
import { PageLoading } from '#shared/ui/PageLoading'
import { progress } from './progress'

/** Placeholder while a page's code loads, with the loading bar. */
export function PageSkeleton() {
  useEffect(() => {
    progress.start()
    return () => {
      progress.done()
    }
  }, [])
  return <PageLoading />
}
