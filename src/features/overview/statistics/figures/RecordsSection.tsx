import { useQuery } from '@tanstack/react-query'
import { Table, Tag } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '#domain/field'
import type { Page } from '#domain/page'
import type { DecimalText } from '#domain/wire'
import { useAnnounced } from '#shared/dialog/useAnnounced'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { ExportButton } from '#shared/list/export/ExportButton'
import { ListJobLine } from '#shared/list/export/ListJobLine'
import { useAllRows } from '#shared/list/export/useAllRows'
import { useListJob } from '#shared/list/export/useListJob'
import type { ListQuery } from '#shared/listState'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { IN_PLACE, type ResourceQuery } from '#shared/resource'
import styles from './FigureSection.module.css'

const SIZE = 10
const NO_ROWS: never[] = []

/** A page with the sum over all documents of its query. */
type Summed<Row, Counted extends string> = Page<Row> & { summary: Record<Counted, DecimalText> | null }

type Props<Row, Name extends string, Counted extends Name> = {
  title: string
  /** The period in words, in the name of a file. */
  period: string
  query: ResourceQuery<ListQuery, Summed<Row, Counted>>
  arg: ListQuery
  fields: Readonly<Record<Name, Field>>
  columns: readonly Name[]
  rowKey: Name
  /** The amount that is summed. */
  counted: Counted
  render?: (name: Name, row: Row) => ReactNode
  /** What the documents were narrowed to by a click on a figure; cleared by `onClear`. */
  picked?: string
  onClear?: () => void
  empty: string
}

/** The documents behind the figures above, with the sum of all of them. */
export function RecordsSection<Row extends object, Name extends keyof Row & string, Counted extends Name>({
  title,
  period,
  query,
  arg,
  fields,
  columns,
  rowKey,
  counted,
  render,
  picked = '',
  onClear,
  empty,
}: Props<Row, Name, Counted>) {
  const { t } = useTranslation()
  const part = useRef<HTMLDivElement>(null)
  const shown = useRef(picked)
  useEffect(() => {
    const isNew = picked !== '' && picked !== shown.current
    shown.current = picked
    const section = part.current?.querySelector<HTMLElement>('section')
    if (!isNew || !section) return
    section.scrollIntoView({ block: 'start' })
    section.tabIndex = -1
    section.focus({ preventScroll: true })
  }, [picked])
  useAnnounced(picked ? t('只列出 {{picked}} 的单据', { picked }) : t('列出全部单据'))
  const asked = JSON.stringify(arg)
  const [page, setPage] = useState({ asked, current: 1 })
  // Other documents begin on their first page.
  const current = page.asked === asked ? page.current : 1
  const read = useQuery({ ...query({ ...arg, current, size: SIZE }), meta: IN_PLACE })
  // Rows of another period or pick must not stand under this one, e.g. while the network is away.
  const [known, setKnown] = useState(asked)
  if (!read.isPlaceholderData && read.data && known !== asked) setKnown(asked)
  const data = known === asked ? read.data : undefined
  const jobs = useListJob()
  const whole = useAllRows<Row, Summed<Row, Counted>>(query, arg, { rowKey, total: data?.total ?? 0 })
  return (
    <div ref={part}>
      <Section
        title={t(title)}
        extra={
          <div className={styles.tools}>
            {picked && (
              <Tag closable={{ 'aria-label': t('清除筛选') }} onClose={onClear}>
                {picked}
              </Tag>
            )}
            <ExportButton
              plan={{ caption: [t(title), period, picked].filter(Boolean).join(' '), fields, columns, shown: columns }}
              whole={whole}
              ticked={NO_ROWS}
              jobs={jobs}
            />
          </div>
        }
      >
        <ListJobLine control={jobs} />
        <RecordTable<Row>
          caption={t(title)}
          rowKey={rowKey}
          columns={fieldColumns<Row, Name>(fields, columns, t, render)}
          dataSource={data?.records ?? []}
          query={{ ...read, data }}
          pagination={{
            current,
            pageSize: SIZE,
            total: data?.total ?? 0,
            hideOnSinglePage: true,
            showSizeChanger: false,
            showTotal: (total) => t('共 {{total}} 条', { total }),
            onChange: (next) => setPage({ asked, current: next }),
          }}
          summary={() =>
            data?.summary && data.total > 0 ? (
              <Table.Summary>
                <Table.Summary.Row>
                  <Table.Summary.Cell index={0} colSpan={columns.indexOf(counted)}>
                    {t('合计（全部 {{total}} 条）', { total: data.total })}
                  </Table.Summary.Cell>
                  <Table.Summary.Cell index={columns.indexOf(counted)} align="right">
                    <FieldValue field={fields[counted]} value={data.summary[counted]} />
                  </Table.Summary.Cell>
                </Table.Summary.Row>
              </Table.Summary>
            ) : null
          }
          empty={t(empty)}
        />
      </Section>
    </div>
  )
}
