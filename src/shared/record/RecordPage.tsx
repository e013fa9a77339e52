import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Reads } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { RecordState } from './RecordState'

type Props<Data> = {
  /** Reads the one record that the tab is about; null when there is none. */
  resource: Reads<string, Data | null>
  /** Names the record in the tab, the breadcrumb and the document title. */
  title: (record: Data) => string
  children: (record: Data) => ReactNode
}

/** A page about the record its tab is about. A page that reads otherwise composes `RecordState` itself. */
export function RecordPage<Data>({ resource, title, children }: Props<Data>) {
  const { identity } = useTab()
  const id = identity[0] ?? ''
  const query = useQuery({ ...resource(id), enabled: id !== '' })
  useTabTitle(query.data ? title(query.data) : undefined)
  return <RecordState query={query}>{children}</RecordState>
}
