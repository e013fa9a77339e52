import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ScreenName } from '#shared/navigation'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { useTab, useTabOwner, useTabTitle } from '#shared/tab'
import { RecordState } from './RecordState'

type Props<Data> = {
  /** Reads the tab's record; null when not found. */
  resource: ResourceQuery<string, Data | null>
  /** Names the record in the tab, the breadcrumb and the document title. */
  title: (record: Data) => string
  /** The menu screen that the record stands under, where several lead to its kind. */
  owner?: (record: Data) => ScreenName
  children: (record: Data) => ReactNode
}

/** A page for the tab's record. Pages that load differently compose `RecordState` themselves. */
export function RecordPage<Data>({ resource, title, owner, children }: Props<Data>) {
  const { identity } = useTab()
  const id = identity[0] ?? ''
  const query = useQuery({ ...resource(id), enabled: id !== '', meta: IN_PLACE })
  useTabTitle(query.data ? title(query.data) : undefined)
  useTabOwner(query.data ? owner?.(query.data) : undefined)
  return <RecordState query={query}>{children}</RecordState>
}
