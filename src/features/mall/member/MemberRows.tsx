import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import type { Page } from '#domain/page'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { type ListQuery, listQuery } from '#shared/listState'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'

const SIZE = 5

type Props<Row extends object, Name extends string> = {
  title: string
  query: ResourceQuery<ListQuery, Page<Row>>
  /** Narrows the query to the member. */
  arg: Record<string, string>
  fields: Readonly<Record<Name, Field>>
  columns: readonly Name[]
  rowKey: keyof Row & string
  render?: (name: Name, row: Row) => ReactNode
  empty: string
}

/** What a member has of one kind in this shop, five at a time; their number is in the title. */
export function MemberRows<Row extends object, Name extends keyof Row & string>({
  title,
  query,
  arg,
  fields,
  columns,
  rowKey,
  render,
  empty,
}: Props<Row, Name>) {
  const { t } = useTranslation()
  const [current, setCurrent] = useState(1)
  const asked = listQuery({ criteria: arg, current, size: SIZE, sort: '', order: '' })
  const read = useQuery({ ...query(asked), meta: IN_PLACE })
  const { data } = read
  return (
    <Section title={data ? t('{{title}}（{{count}}）', { title, count: data.total }) : title}>
      <RecordTable<Row>
        caption={title}
        rowKey={rowKey}
        columns={fieldColumns<Row, Name>(fields, columns, t, render)}
        dataSource={data?.records ?? []}
        query={read}
        pagination={{
          current,
          pageSize: SIZE,
          total: data?.total ?? 0,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
        empty={empty}
      />
    </Section>
  )
}
