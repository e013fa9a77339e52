import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { NOTHING } from '#domain/wire'
import { WithCapability } from '#shared/capability/WithCapability'
import { ApiError } from '#shared/http/ApiError'
import { LoggedValue } from '#shared/record/LoggedValue'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import textStyles from '#shared/ui/text.module.css'
import { recordLogs } from './api'
import { LineChanges } from './LineChanges'

import { type LogChange, type LoggedRecord, logActions, type RecordLog } from './model'
import styles from './RecordLogSection.module.css'

type Props = {
  of: LoggedRecord
  /** The fields of the record, which label the changes. */
  fields: Fields
  /** The fields of its lines, which label their changes. */
  lineFields?: Fields
}

const NO_FIELDS: Fields = {}
const PAGE_SIZE = 10

/** The history of a record: who did what and when, old → new, newest first. Hidden if the server lacks the endpoint. */
export function RecordLogSection(props: Props) {
  return (
    <WithCapability of="recordLog">
      <History {...props} />
    </WithCapability>
  )
}

function History({ of, fields, lineFields = NO_FIELDS }: Props) {
  const { t } = useTranslation()
  const [who, setWho] = useState<string | null>(null)
  const query = useQuery({ ...recordLogs.of(of), meta: { silent: true } })
  const { data, error } = query
  if (error instanceof ApiError && error.kind === 'notFound') return null
  const people = [...new Set((data ?? []).map(({ userName }) => userName))].filter(Boolean)
  const rows = (data ?? []).filter(({ userName }) => who === null || userName === who)
  return (
    <Section
      title={t('操作历史')}
      extra={
        people.length > 1 && (
          <Select
            allowClear
            className={styles.who}
            aria-label={t('操作人')}
            placeholder={t('全部操作人')}
            options={people.map((name) => ({ value: name, label: name }))}
            value={who}
            onChange={(name: string | undefined) => setWho(name ?? null)}
          />
        )
      }
    >
      <RecordTable<RecordLog>
        caption={t('操作历史')}
        query={query}
        dataSource={rows}
        pagination={rows.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
        empty={t('还没有记录')}
        columns={[
          { dataIndex: 'time', title: t('时间'), width: 170 },
          { dataIndex: 'userName', title: t('操作人'), width: 120, render: (name: string) => name || NOTHING },
          {
            key: 'action',
            title: t('操作'),
            width: 130,
            render: (_, { action }) => t(logActions[action] ?? action),
          },
          {
            key: 'content',
            title: t('内容'),
            width: 340,
            render: (_, log) => (
              <>
                <Content log={log} fields={fields} />
                <LineChanges changes={log.lineChanges ?? []} fields={lineFields} />
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}

function Content({ log: { detail, changes }, fields }: { log: RecordLog; fields: Fields }) {
  const text = detail && serverText(detail)
  if (changes.length === 0) return text || NOTHING
  return (
    <ul className={styles.changes}>
      {text && <li>{text}</li>}
      {changes.map((change) => (
        <Change key={change.field} change={change} fields={fields} />
      ))}
    </ul>
  )
}

function Change({ change: { field: name, from, to }, fields }: { change: LogChange; fields: Fields }) {
  const { t } = useTranslation()
  const field = fields[name]
  return (
    <li>
      <span className={textStyles.secondary}>{field ? t(field.label) : name}：</span>
      <LoggedValue field={field} value={from} /> → <LoggedValue field={field} value={to} />
    </li>
  )
}
