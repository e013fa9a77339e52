import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COPY_PARAM } from '#shared/editor/draft/useDraftHold'
import { canOperate, type ScreenName, type SearchKey } from '#shared/navigation'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { DrawerFrame } from './DrawerFrame'

/** The query value that opens a drawer for a new record. */
export const NEW_RECORD = 'new'

type Props<Data> = {
  /** The query key that opens it: `edit=new`, or the record's id. */
  param: SearchKey
  /**
   * The menu screen whose operate permission it needs: without that it never opens. Omitted for a drawer that only
   * shows.
   */
  screen?: ScreenName
  /** Reads the record; null when not found. */
  resource: ResourceQuery<string, Data | null>
  title: (record: Data | null) => string
  /** Width, px. */
  size?: number
  /** The record, or null for a new one. */
  children: (record: Data | null, close: () => void) => ReactNode
}

/** A drawer for one record, open while the query names it; handles loading, not found, and failure with retry. */
export function RecordDrawer<Data>({ param, screen, ...rest }: Props<Data>) {
  const [id, setId] = useSearchParam(param, COPY_PARAM)
  if (id === '' || (screen && !canOperate(screen))) return null
  return <OpenDrawer<Data> key={id} id={id} isEditor={screen !== undefined} onClose={() => setId('')} {...rest} />
}

type OpenProps<Data> = Omit<Props<Data>, 'param' | 'screen'> & { id: string; isEditor: boolean; onClose: () => void }

function OpenDrawer<Data>({ id, isEditor, resource, title, size, children, onClose }: OpenProps<Data>) {
  const isNew = id === NEW_RECORD
  const query = useQuery({ ...resource(id), enabled: !isNew, meta: IN_PLACE })
  // The form starts from a fresh fetch, not from the cache. Once open, a refetch that fails or finds nothing does not
  // close it.
  const [opened, setOpened] = useState<{ record: Data | null } | null>(isNew ? { record: null } : null)
  if (!opened && query.data && query.isSuccess && query.fetchStatus === 'idle') setOpened({ record: query.data })
  return (
    <DrawerFrame
      title={title(opened?.record ?? null)}
      size={size}
      hasFooter={isEditor && opened !== null}
      onClose={onClose}
    >
      {opened ? children(opened.record, onClose) : <Waiting query={query} />}
    </DrawerFrame>
  )
}

function Waiting({ query }: { query: UseQueryResult }) {
  const { t } = useTranslation()
  if (query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
