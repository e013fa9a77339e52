import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { COPY_PARAM } from '#shared/editor/draft/useDraftHold'
import { canOperate, type ScreenName, type SearchKey } from '#shared/navigation'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState } from '#shared/ui/states'
import { useSearchParam } from '#shared/useSearchParam'
import { ClosedForm, FailedForm } from './ClosedForm'
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
  /** The form in it: of a record that is gone or closed, the drawer shows what was typed there. */
  draft?: { screen: string; fields: Fields }
  /** Why the record does not take the form; null where it does. A record that is closed later keeps its open form. */
  closedBy?: (record: Data) => string | null
  /** The record, or null for a new one. */
  children: (record: Data | null, close: () => void) => ReactNode
}

/** A drawer for one record, open while the query names it; handles loading, not found, and failure with retry. */
export function RecordDrawer<Data>({ param, screen, ...rest }: Props<Data>) {
  const [id, setId] = useSearchParam(param, COPY_PARAM)
  if (id === '' || (screen && !canOperate(screen))) return null
  const own = { id, record: `${param}=${id}`, isEditor: screen !== undefined }
  return <OpenDrawer<Data> key={id} {...own} onClose={() => setId('')} {...rest} />
}

type OpenProps<Data> = Omit<Props<Data>, 'param' | 'screen'> & {
  id: string
  /** Where its form keeps its draft. */
  record: string
  isEditor: boolean
  onClose: () => void
}

function OpenDrawer<Data>(props: OpenProps<Data>) {
  const { id, isEditor, resource, title, size, closedBy, children, onClose } = props
  const isNew = id === NEW_RECORD
  const query = useQuery({ ...resource(id), enabled: !isNew, meta: IN_PLACE })
  // The form starts from a fresh fetch, not from the cache. Once open, a refetch that fails or finds nothing does not
  // close it.
  const [opened, setOpened] = useState<{ record: Data | null } | null>(isNew ? { record: null } : null)
  if (!opened && query.data && query.isSuccess && query.fetchStatus === 'idle') setOpened({ record: query.data })
  const record = opened?.record ?? null
  const closed = record === null ? null : (closedBy?.(record) ?? null)
  return (
    <DrawerFrame
      title={title(record)}
      size={size}
      hasFooter={isEditor && opened !== null && closed === null}
      onClose={onClose}
    >
      {closed !== null && <Closed {...props} text={closed} />}
      {opened && closed === null && children(record, onClose)}
      {!opened && <Waiting query={query} {...props} />}
    </DrawerFrame>
  )
}

type DraftProps = Pick<OpenProps<never>, 'draft' | 'record'>

function Closed({ text, draft, record }: DraftProps & { text: string }) {
  return draft ? <ClosedForm {...draft} record={record} text={text} /> : <EmptyState text={text} />
}

function Waiting({ query, draft, record }: DraftProps & { query: UseQueryResult }) {
  const { t } = useTranslation()
  if (query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError) return <FailedForm query={query} form={draft && { ...draft, record }} />
  return <Closed draft={draft} record={record} text={t('没有找到这条记录，它可能已被删除。')} />
}
