import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { contractStatus, deliveryNoteStatus, settlementStatus } from '#domain/document/procurementStatus'
import { purchaseStatus } from '#domain/document/purchaseStatus'
import { formatMoney } from '#domain/money'
import type { StatusTable } from '#domain/status'
import { NOTHING } from '#domain/wire'
import { StatusTag } from '#shared/fields/FieldValue'
import { NumberLink } from '#shared/fields/NumberLink'
import { quantitiesLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import type { ScreenLink } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import { documentLink } from './documentLink'
import type { DocumentKind, TrailDocument, TrailStep } from './model'
import styles from './TrailSection.module.css'

const TABLES: Record<DocumentKind, StatusTable> = {
  CONTRACT: contractStatus.table,
  ORDER: purchaseStatus.table,
  NOTE: deliveryNoteStatus.table,
  SHEET: settlementStatus.table,
}
const PAGE_SIZE = 10

type Props = {
  step: TrailStep
  /** The list with exactly these documents; null when no filter matches them. */
  list: ScreenLink | null
  label: string
}

/** The documents of a stage, each with its part that belongs to the trail; the parts add up to the stage's figures. */
export function DocumentTable({ step, list, label }: Props) {
  const unitWord = useUnitWord()
  const { t } = useTranslation()
  const { documents } = step
  return (
    <div className={styles.documents}>
      <RecordTable<TrailDocument>
        caption={t('{{label}}的单据', { label })}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        pagination={documents.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
        dataSource={documents}
        columns={[
          {
            key: 'code',
            title: t('单号'),
            width: 200,
            render: (_, paper) => <NumberLink text={paper.code} to={documentLink(paper)} />,
          },
          {
            key: 'status',
            title: t('状态'),
            width: 140,
            render: (_, { kind, status }) => <StatusTag field={{ table: TABLES[kind] ?? {} }} value={status} />,
          },
          { key: 'date', title: t('日期'), width: 120, render: (_, { date }) => date.slice(0, 10) || NOTHING },
          {
            key: 'quantity',
            title: t('数量'),
            align: 'right',
            width: 180,
            render: (_, { quantities }) => (
              <span className={textStyles.number}>{quantitiesLine(quantities, unitWord)}</span>
            ),
          },
          {
            key: 'amount',
            title: t('含税金额（元）'),
            align: 'right',
            width: 150,
            render: (_, { amount }) => <span className={textStyles.number}>{formatMoney(amount)}</span>,
          },
        ]}
        summary={() =>
          step.isSource ? null : (
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={3}>
                <strong>{t('合计')}</strong>
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} align="right">
                <strong className={textStyles.number}>{quantitiesLine(step.quantities, unitWord)}</strong>
              </Table.Summary.Cell>
              <Table.Summary.Cell index={4} align="right">
                <strong className={textStyles.number}>{formatMoney(step.amount)}</strong>
              </Table.Summary.Cell>
            </Table.Summary.Row>
          )
        }
      />
      {list && <PageLink {...list}>{t('在列表中查看')}</PageLink>}
    </div>
  )
}
