import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import styles from './SafeHtml.module.css'

/** The sanitizer loads with the first HTML that is shown. */
const CLEANER = {
  queryKey: ['safeHtml'],
  queryFn: async () => (await import('./cleanHtml')).cleanHtml,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { silent: true },
}

/** Renders HTML from a server: its text, tables, links and pictures, without scripts and without its styles. */
export function SafeHtml({ html }: { html: string }) {
  const { data: clean, error, refetch } = useQuery(CLEANER)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (clean) box.current?.replaceChildren(clean(html))
  }, [clean, html])
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  return clean ? <div ref={box} className={styles.html} /> : <PageLoading />
}
