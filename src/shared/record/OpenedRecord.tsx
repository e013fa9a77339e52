import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { canOperate, type ScreenName, type SearchKey } from '#shared/navigation'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import { useTab, useTabTitle } from '#shared/tab'
import { ForbiddenState } from '#shared/ui/error/ForbiddenState'
import { PageLoading } from '#shared/ui/PageLoading'
import { useSearchParam } from '#shared/useSearchParam'
import { ClosedForm, FailedForm, LeftDraft } from './ClosedForm'
import styles from './RecordState.module.css'

type Props<Saved> = {
  /** Reads the record; null when not found. */
  byId: ResourceQuery<string, Saved | null>
  /** Names the saved record in the tab. */
  title: (saved: Saved) => string
  /** Where the form keeps its draft: of a record that no longer takes it, the page shows what was typed. */
  draft: { screen: string; fields: Fields }
  /** The screen of their list, if the right to operate it opens the form; without it, everyone who may open the page. */
  list?: ScreenName
  /** The query key that names the record a new one is copied from. */
  copyKey?: SearchKey
  /** Whether the saved record takes the form; by default it does. */
  mayEdit?: (saved: Saved) => boolean
  /** The form of a new one (null), of a copy, or of the saved one. */
  form: (saved: Saved | null, isCopy: boolean) => ReactNode
  /** What shows one that does not take the form. */
  record?: (saved: Saved) => ReactNode
  /** What both stand under, e.g. a warning. */
  above?: (saved: Saved) => ReactNode
}

/**
 * The page of a form: for a new record, a copy of the one that the address names, or the tab's record. The form is a
 * snapshot of a fresh fetch: later answers do not reach what is being typed. A record that is gone or no longer takes the
 * form shows what was typed there.
 */
export function OpenedRecord<Saved extends object>(props: Props<Saved>) {
  const { byId, title, list, copyKey = 'copy', form } = props
  const { t } = useTranslation()
  const id = useTab().identity[0] ?? ''
  const [copied] = useSearchParam(copyKey)
  const source = id || copied
  const query = useQuery({ ...byId(source), enabled: source !== '', refetchOnMount: 'always', meta: IN_PLACE })
  const [opened, setOpened] = useState<Saved | null>(null)
  if (!opened && query.data && query.isFetchedAfterMount) setOpened(query.data)
  useTabTitle(id === '' ? t('新增') : query.data ? title(query.data) : undefined)
  const mayWrite = !list || canOperate(list)
  if (list && id === '' && !mayWrite) return <ForbiddenState list={list} />
  if (source === '') return form(null, false)
  const draft = { ...props.draft, record: id ? `id=${id}` : `${copyKey}=${copied}` }
  // A form stays open when its record is deleted meanwhile.
  const saved = query.data === null ? opened : query.data
  if (saved)
    return <Known {...props} saved={saved} opened={opened} isCopy={id === ''} mayWrite={mayWrite} draft={draft} />
  if (query.isFetching) return <PageLoading />
  if (query.isError) return <FailedForm query={query} form={draft} />
  return <ClosedForm {...draft} text={t('没有找到这条记录，它可能已被删除。')} />
}

type KnownProps<Saved> = Omit<Props<Saved>, 'draft'> & {
  /** The record as read last, and as its form was opened with; null until it was read afresh. */
  saved: Saved
  opened: Saved | null
  isCopy: boolean
  mayWrite: boolean
  draft: { screen: string; record: string; fields: Fields }
}

function Known<Saved>({ saved, opened, isCopy, mayWrite, draft, ...parts }: KnownProps<Saved>) {
  const { mayEdit = () => true, form, record, above } = parts
  const isForm = isCopy || !record || (mayWrite && mayEdit(opened ?? saved))
  if (isForm && !opened) return <PageLoading />
  return (
    <div className={styles.page}>
      {!isCopy && above?.(saved)}
      {isForm ? form(opened, isCopy) : record(saved)}
      {!isForm && <LeftDraft {...draft} />}
    </div>
  )
}
