import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field, Fields } from '#domain/field'
import { formatTime } from '#domain/time'
import { NOTHING } from '#domain/wire'
import { WithCapability } from '#shared/capability/WithCapability'
import { ApiError } from '#shared/http/ApiError'
import { LoggedValue } from '#shared/record/LoggedValue'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { serverText } from '#shared/serverText'
import { DrawerShellContext } from '#shared/ui/drawerShell'
import { changeLogs } from './api'
import styles from './ChangeLogSection.module.css'
import type { ChangedRecord, ChangeLog } from './model'

type Props = {
  of: ChangedRecord
  /** The fields of the record, which label the changes. */
  fields: Fields
}

/** Who changed a record of the shop, when, old → new, newest first. Hidden if the server lacks the call. */
export function ChangeLogSection(props: Props) {
  return (
    <WithCapability of="changeLog">
      <History {...props} />
    </WithCapability>
  )
}

function History({ of, fields }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...changeLogs.of(of), refetchOnMount: 'always', meta: { silent: true } })
  const { data, error } = query
  const isInDrawer = useContext(DrawerShellContext) !== null
  if (error instanceof ApiError && error.kind === 'notFound') return null
  return (
    <div className={isInDrawer ? styles.inDrawer : undefined}>
      <Section title={t('操作历史')}>
        <RecordTable<ChangeLog>
          caption={t('操作历史')}
          query={query}
          dataSource={data}
          pagination={{ pageSize: 10, showSizeChanger: false, hideOnSinglePage: true }}
          empty={t('没有记录：创建以来没有改过，或改动发生在开始记录之前。')}
          columns={[
            { dataIndex: 'time', title: t('时间'), width: 150, render: (time: string) => formatTime(time) },
            { dataIndex: 'userName', title: t('操作人'), width: 80, render: (name: string) => name || NOTHING },
            // What fits beside the others in a drawer.
            { key: 'content', title: t('内容'), width: 200, render: (_, log) => <Content log={log} fields={fields} /> },
          ]}
        />
      </Section>
    </div>
  )
}

function Content({ log: { action, detail, changes }, fields }: { log: ChangeLog; fields: Fields }) {
  const { t } = useTranslation()
  return (
    <>
      {serverText(action)} {detail && serverText(detail)}
      {changes.map(({ field: name, from, to }, at) => {
        const field = fields[name]
        const label = field ? t(field.label) : serverText(name)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of an entry stay as they are
          <div key={at}>
            {from || to ? (
              <>
                {label}：<Value field={field} value={from} /> → <Value field={field} value={to} />
              </>
            ) : (
              label
            )}
          </div>
        )
      })}
    </>
  )
}

/** A value by its field; one of no field is said in words. */
function Value({ field, value }: { field: Field | undefined; value: string }) {
  if (!field) return value ? serverText(value) : NOTHING
  return value === '' ? NOTHING : <LoggedValue field={field} value={value} />
}
