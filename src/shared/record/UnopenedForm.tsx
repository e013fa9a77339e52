import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState } from '#shared/ui/states'
import { ClosedForm, FailedForm, type FormDraft, useLeftDraft } from './ClosedForm'

type Props = {
  query: UseQueryResult
  /** Where the form keeps its draft; none for what only shows. */
  draft?: FormDraft
  /** The form of a new record that a draft of a deleted one goes on in; by default the draft is only shown. */
  lost?: () => ReactNode
}

/** In place of a form whose record is not open: it is being read, could not be read, or is gone. */
export function UnopenedForm({ query, draft, lost }: Props) {
  const { t } = useTranslation()
  // A disabled query has no record to look up.
  if (query.fetchStatus !== 'idle') return <PageLoading />
  if (query.isError) return <FailedForm query={query} form={draft} />
  if (draft && lost) return <Lost draft={draft} form={lost} />
  return <NoForm draft={draft} text={t('没有找到这条记录，它可能已被删除。')} />
}

/** In place of a form that its record does not take: why, and what was typed there. */
export function NoForm({ draft, text }: { draft?: FormDraft; text: string }) {
  return draft ? <ClosedForm {...draft} text={text} /> : <EmptyState text={text} />
}

function Lost({ draft, form }: { draft: FormDraft; form: () => ReactNode }) {
  const { t } = useTranslation()
  const { data, isPending } = useLeftDraft(draft)
  // The form stays when it has no draft any more.
  const [isOffered, setOffered] = useState(false)
  if (data && !isOffered) setOffered(true)
  if (isOffered) return form()
  if (isPending) return <PageLoading />
  return <EmptyState text={t('没有找到这条记录，它可能已被删除。')} />
}
