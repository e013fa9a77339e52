import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Space } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { formatTime } from '#domain/time'
import { isRecord } from '#domain/wire'
import { copyText } from '#shared/copyText'
import { loadDraft, removeDraft } from '#shared/drafts'
import { ConflictValue } from '#shared/editor/conflict/ConflictValue'
import { differencesOf } from '#shared/editor/conflict/merge'
import type { Reread } from '#shared/editor/conflict/reread'
import { notify } from '#shared/notify'
import { useSession } from '#shared/session'
import { EmptyState, ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import styles from './ClosedForm.module.css'
import { Section } from './Section'

/** Where a form keeps its draft, and how its values are labelled. */
export type FormDraft = {
  screen: string
  record: string
  fields: Fields
}

/** In place of a form whose record does not take it any more: why, where to go, and what was typed there. */
export function ClosedForm({ text, action, ...form }: FormDraft & { text: string; action?: ReactNode }) {
  return (
    <>
      <EmptyState text={text} action={action} />
      <LeftDraft {...form} />
    </>
  )
}

/** In place of a form whose record could not be read: why, with a retry, and what was typed there. */
export function FailedForm({ query, form }: { query: UseQueryResult; form?: FormDraft }) {
  return (
    <>
      <ErrorState query={query} />
      {form && <LeftDraft {...form} />}
    </>
  )
}

/**
 * What was typed in a form that can no longer be saved, to be copied elsewhere and deleted. Nothing without a draft.
 */
export function LeftDraft({ screen, record, fields }: FormDraft) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const userId = useSession((session) => session.user?.userId ?? '')
  const key = { userId, screen, record }
  const { data: draft } = useLeftDraft({ screen, record })
  if (!draft) return null
  const { values, opened, savedAt } = draft
  const handleRemove = async () => {
    await removeDraft(key)
    await client.invalidateQueries({ queryKey: ['drafts', userId] })
  }
  const time = formatTime(savedAt, 'YYYY-MM-DD HH:mm')
  return (
    <Unsaved
      text={t('您在 {{time}} 填写的内容没有保存，现在也不能再保存。需要的请复制，然后删除草稿。', { time })}
      values={values}
      saved={isRecord(opened) ? { ...values, ...opened } : {}}
      fields={fields}
      action={
        <Button danger onClick={() => void handleRemove()}>
          {t('删除草稿')}
        </Button>
      }
    />
  )
}

/** The draft of a form that is not open; null without one. */
export function useLeftDraft({ screen, record }: Pick<FormDraft, 'screen' | 'record'>) {
  const userId = useSession((session) => session.user?.userId ?? '')
  const key = { userId, screen, record }
  return useQuery({
    queryKey: ['drafts', userId, screen, record],
    queryFn: () => loadDraft<Record<string, unknown>>(key),
    staleTime: 0,
    gcTime: 0,
  })
}

type UnsavedProps = {
  text: string
  values: Readonly<Record<string, unknown>>
  /** What is saved of the record; of a new one nothing. */
  saved: Readonly<Record<string, unknown>>
  fields: Fields
  action?: ReactNode
}

/** Typed values that differ from the saved ones, for reading and copying. Nothing where none differs. */
export function Unsaved({ text, values, saved, fields, action }: UnsavedProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDListElement>(null)
  const names = unsavedNames(values, saved, fields)
  if (names.length === 0) return null
  const handleCopy = async () => {
    const lines = [...(list.current?.children ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent).join('：'),
    )
    if (await copyText(lines.join('\n'))) notify(t('已复制'))
  }
  return (
    <Section
      title={t('没有保存的内容')}
      extra={
        <Space>
          <Button onClick={() => void handleCopy()}>{t('复制内容')}</Button>
          {action}
        </Space>
      }
    >
      <Alert type="warning" showIcon title={text} />
      <dl ref={list} className={styles.values}>
        {names.map((name) => (
          <div key={name}>
            <dt className={textStyles.secondary}>{t(fields[name]?.label ?? '')}</dt>
            <dd>
              <ConflictValue reread={{ fields } as Reread<never>} path={[name]} value={values[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** The names of labelled values that differ from the saved ones. */
export function unsavedNames(
  values: Readonly<Record<string, unknown>>,
  saved: Readonly<Record<string, unknown>>,
  fields: Fields,
): string[] {
  const typed = new Set(differencesOf(saved, saved, values).map(({ path }) => path[0]))
  return Object.keys(values).filter((name) => fields[name] !== undefined && typed.has(name))
}
