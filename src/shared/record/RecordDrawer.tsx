import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { COPY_PARAM } from '#shared/editor/draft/useDraftHold'
import { canOperate, type ScreenName, type SearchKey } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'
import { useSearchParam } from '#shared/useSearchParam'
import { DrawerFrame } from './DrawerFrame'
import { NEW_RECORD } from './newRecord'
import { NoForm, UnopenedForm } from './UnopenedForm'
import { useOpened } from './useOpened'

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
  const { t } = useTranslation()
  const isNew = id === NEW_RECORD
  const { query, opened: record, serial } = useOpened(resource(id), { enabled: !isNew, refetchOnMount: true })
  const isOpen = isNew || record !== null
  const closed = record === null ? null : (closedBy?.(record) ?? null)
  const draft = props.draft && { ...props.draft, record: props.record }
  return (
    <DrawerFrame
      title={isEditor && !isOpen ? t('编辑') : title(record)}
      size={size}
      hasFooter={isEditor && isOpen && closed === null}
      onClose={onClose}
    >
      {closed !== null && <NoForm draft={draft} text={closed} />}
      {isOpen && closed === null && <Fragment key={serial}>{children(record, onClose)}</Fragment>}
      {!isOpen && <UnopenedForm query={query} draft={draft} />}
    </DrawerFrame>
  )
}
