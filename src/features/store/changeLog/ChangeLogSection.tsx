import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Fields } from '#domain/field'
import { formatTime } from '#domain/time'
import { NOTHING } from '#domain/wire'
import { ApiError } from '#shared/http/ApiError'
import { Proposed } from '#shared/proposal/Proposed'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import { changeLogs } from './api'
import type { ChangedRecord, ChangeLog } from './model'

type Props = {
  of: ChangedRecord
  /** The fields of the record, which label the changes. */
  fields: Fields
}

/** Who changed staff or settings, when, old → new, newest first. Hidden if the server lacks the call. */
export function ChangeLogSection(props: Props) {
  return (
    <Proposed of="changeLog">
      <History {...props} />
    </Proposed>
  )
}

function History({ of, fields }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...changeLogs.of(of), refetchOnMount: 'always', meta: { silent: true } })
  const { data, error } = query
  if (error instanceof ApiError && error.kind === 'notFound') return null
  return (
    <Section title={t('操作历史')}>
      <RecordTable<ChangeLog>
        caption={t('操作历史')}
        query={query}
        dataSource={data}
        pagination={{ pageSize: 10, showSizeChanger: false, hideOnSinglePage: true }}
        empty={t('还没有记录')}
        columns={[
          { dataIndex: 'time', title: t('时间'), width: 150, render: (time: string) => formatTime(time) },
          { dataIndex: 'userName', title: t('操作人'), width: 90, render: (name: string) => name || NOTHING },
          { key: 'content', title: t('内容'), width: 260, render: (_, log) => <Content log={log} fields={fields} /> },
        ]}
      />
    </Section>
  )
}

function Content({ log: { action, detail, changes }, fields }: { log: ChangeLog; fields: Fields }) {
  const { t } = useTranslation()
  return (
    <>
      {serverText(action)} {detail && serverText(detail)}
      {changes.map(({ field: name, from, to }) => (
        <div key={name}>
          {fields[name] ? t(fields[name].label) : name}：{from || NOTHING} → {to || NOTHING}
        </div>
      ))}
    </>
  )
}
