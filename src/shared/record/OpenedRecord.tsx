import { Fragment, type ReactNode } from 'react'
import type { Fields } from '#domain/field'
import { canOperate, type ScreenName, type SearchKey } from '#shared/navigation'
import type { ResourceQuery } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { ForbiddenState } from '#shared/ui/error/ForbiddenState'
import { useSearchParam } from '#shared/useSearchParam'
import { type FormDraft, LeftDraft } from './ClosedForm'
import type { NewTitle } from './newRecord'
import styles from './RecordState.module.css'
import { UnopenedForm } from './UnopenedForm'
import { type Opened, useOpened } from './useOpened'

type Props<Saved> = {
  /** Reads the record; null when not found. */
  byId: ResourceQuery<string, Saved | null>
  /** The entry prefetches the record: an answer that has just been read opens the page. */
  isPrefetched?: boolean
  /** Names the saved record in the tab. */
  title: (saved: Saved) => string
  /** Names a new one and a copy, in Chinese: the tab translates it. '' leaves the name of the screen. */
  newTitle?: NewTitle
  /**
   * The screen of the page, where the form keeps its draft, and the labels of its values: of a record that no longer
   * takes the form, the page shows what was typed.
   */
  draft: { screen: ScreenName; fields: Fields }
  /** The screen of their list, where an account leads back to that may not use the form. */
  list: ScreenName
  /** The query key that names the record. */
  idKey?: SearchKey
  /** The query key that names the record a new one is copied from. */
  copyKey?: SearchKey
  /** Whether the saved record takes the form; by default it does. */
  mayEdit?: (saved: Saved) => boolean
  /** The form of a new one (null), of a copy, or of the saved one; nothing for a new one on a page that has none. */
  form: (saved: Saved | null, isCopy: boolean) => ReactNode
  /** The form of a new one that the draft of a deleted record goes on in; by default the draft is only shown. */
  lost?: (id: string) => ReactNode
  /** What shows one that does not take the form. */
  record?: (saved: Saved) => ReactNode
  /** What both stand under, e.g. a warning. */
  above?: (saved: Saved) => ReactNode
}

/**
 * The page of a form: for a new record, a copy of the one that the address names, or the tab's record. The form is a
 * snapshot of a fresh fetch: later answers do not reach what is being typed. Untouched, it follows the record when its
 * tab is shown again. A record that is gone or no longer takes
 * the form shows what was typed there. An account without the right to operate the page gets no form.
 */
export function OpenedRecord<Saved extends object>(props: Props<Saved>) {
  const { copyKey = 'copy' } = props
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam(copyKey)
  // A copy of another record is another form in the same tab.
  return <Source<Saved> key={id || copied} {...props} id={id} copied={copied} />
}

function Source<Saved extends object>({ id, copied, ...props }: Props<Saved> & { id: string; copied: string }) {
  const { byId, title, list, idKey = 'id', copyKey = 'copy', form, record, lost } = props
  const { newTitle = '新增' } = props
  const source = id || copied
  const opening = useOpened(byId(source), {
    enabled: source !== '',
    refetchOnMount: props.isPrefetched || 'always',
  })
  const { query, saved } = opening
  useTabTitle(id === '' ? newTitle : query.data && saved ? title(saved) : undefined)
  const mayWrite = canOperate(props.draft.screen)
  if (!mayWrite && (id === '' || !record)) return <ForbiddenState list={list} />
  const added = source === '' ? form(null, false) : null
  if (added) return added
  const draft = { ...props.draft, record: id ? `${idKey}=${id}` : `${copyKey}=${copied}` }
  if (saved) return <Known {...props} {...opening} saved={saved} isCopy={id === ''} mayWrite={mayWrite} draft={draft} />
  return <UnopenedForm query={query} draft={draft} lost={id !== '' && lost ? () => lost(id) : undefined} />
}

type KnownProps<Saved> = Omit<Props<Saved>, 'draft'> &
  Opened<Saved> & { saved: Saved; isCopy: boolean; mayWrite: boolean; draft: FormDraft }

function Known<Saved>({ query, saved, opened, serial, isCopy, mayWrite, draft, ...parts }: KnownProps<Saved>) {
  const { mayEdit = () => true, form, record, above } = parts
  const isForm = isCopy || !record || (mayWrite && mayEdit(opened ?? saved))
  if (isForm && !opened) return <UnopenedForm query={query} draft={draft} />
  const content = isForm ? (
    <Fragment key={serial}>{form(opened, isCopy)}</Fragment>
  ) : (
    <div className={styles.page}>
      {record(saved)}
      <LeftDraft {...draft} />
    </div>
  )
  if (!above || isCopy) return content
  return (
    <div className={styles.page}>
      {above(saved)}
      {content}
    </div>
  )
}
