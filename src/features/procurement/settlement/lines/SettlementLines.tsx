import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Table, Tag } from 'antd'
import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alignmentOf } from '#domain/field'
import { formatMoney } from '#domain/money'
import { differsFromParts } from '#domain/weighing/settle'
import { deviationUnit } from '#domain/weighing/tolerance'
import { NOTHING } from '#domain/wire'
import { disputes } from '#features/procurement/dispute/api'
import { disputedLineOf, LineClaim } from '#features/procurement/dispute/LineDisputeSection'
import { canDispute } from '#features/procurement/dispute/model'
import { settlementLineFields } from '#features/procurement/settlement/fields'
import {
  type Settlement,
  type SettlementLine,
  type SettlementTotals,
  settlementTotals,
  settlementTypeOf,
  standingTotals,
} from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'
import { useCapability } from '#shared/capability/useCapability'
import { FieldValue } from '#shared/fields/FieldValue'
import { fieldColumns } from '#shared/fields/fieldColumns'
import { NumberLink } from '#shared/fields/NumberLink'
import { quantitiesLine } from '#shared/fields/quantityLine'
import { useUnitWord } from '#shared/fields/useDict'
import { WeighedValue } from '#shared/fields/WeighedValue'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { canOperate } from '#shared/navigation'
import { RecordTable } from '#shared/record/RecordTable'
import { Section } from '#shared/record/Section'
import { PageLoading } from '#shared/ui/PageLoading'
import { useSearchParam } from '#shared/useSearchParam'
import { LineDeviation } from './LineDeviation'
import { SettlementFoot } from './SettlementFoot'
import styles from './SettlementLines.module.css'
import { FIXED, type LineColumn, screenColumns } from './screenColumns'
import { totalDifferences } from './totalDifferences'

// Lazy: the evidence for a line comes with the code of notes, drivers and weigh tickets.
const LineCheck = lazyWithRetry(() => import('./LineCheck').then((module) => ({ default: module.LineCheck })))

/** Above this number of lines only visible ones are rendered. */
const VIRTUAL_FROM = 60

/**
 * The lines of a settlement with its totals; lines out of tolerance are marked and can be filtered. Memoized: the
 * sections around up to a thousand lines render later.
 */
export const SettlementLines = memo(function SettlementLines({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const [only, setOnly] = useSearchParam('deviation')
  const [openLine, setOpenLine] = useSearchParam('line')
  const isAnswered = useCapability('settlementAnswer')
  const claims = useQuery({ ...disputes.ofSettlements(settlement.id), enabled: isAnswered, meta: { silent: true } })
  const disputeOf = (line: SettlementLine) => claims.data?.find(({ lineId }) => lineId === line.id)
  const lines = settlement.lines ?? []
  const [claimed, setClaimed] = useState('')
  const canClaim = isAnswered && canDispute(settlement.status) && canOperate('settlementList')
  const claimedLine = lines.find(({ id }) => id === claimed)
  const type = settlementTypeOf(settlement)
  const sums = useMemo(() => settlementTotals(settlement.lines ?? []), [settlement.lines])
  const totals = standingTotals(settlement, sums)
  const names = screenColumns(settlementColumns(type, lines) as LineColumn[])
  const out = lines.filter((line) => line.outOfTolerance)
  const shown = only === 'out' ? out : lines
  const differences = totalDifferences(settlement, sums)
  const rateUnit = deviationUnit(settlement.settlementType)
  const isVirtual = shown.length > VIRTUAL_FROM
  const difference = differences.join('、')
  const columns = fieldColumns<SettlementLine, LineColumn>(settlementLineFields, names, t, (name, line) => {
    if (name === 'deliverSn') return <NoteLink line={line} />
    if (name === 'seq') {
      const isOpen = line.id === openLine
      return <CheckButton line={line} isOpen={isOpen} toggle={() => setOpenLine(isOpen ? '' : line.id)} />
    }
    if (name === 'weighedQuantity') return <WeighedValue line={line} unit={rateUnit} />
    if (name === 'subtotal' && differsFromParts(line.settlePriceTax, line)) {
      return (
        <>
          <FieldValue field={settlementLineFields.subtotal} value={line.subtotal} />
          <Tag color="warning">{t('与单价不符')}</Tag>
        </>
      )
    }
    return name === 'deviation' ? (
      <LineDeviation
        line={line}
        unit={rateUnit}
        dispute={disputeOf(line)}
        onDispute={canClaim ? () => setClaimed(line.id) : null}
      />
    ) : undefined
  }).map((column) => ({ ...column, ...FIXED[column.key as LineColumn] }))
  useEffect(() => {
    if (difference) console.warn(`${settlement.settlementCode}: the lines do not add up to its ${difference}`)
  }, [settlement.settlementCode, difference])
  return (
    <Section
      title={t('结算明细')}
      extra={
        out.length > 0 && (
          <Checkbox checked={only === 'out'} onChange={(event) => setOnly(event.target.checked ? 'out' : '')}>
            {t('只看超差（{{count}}）', { count: out.length })}
          </Checkbox>
        )
      }
    >
      {differences.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('{{names}}与明细之和不一致，以结算单为准，请与采购单位核对。', {
            names: differences.map((name) => t(name)).join('、'),
          })}
        />
      )}
      <RecordTable<SettlementLine>
        caption={t('结算明细')}
        rowName="materialName"
        // Its rows hold controls.
        components={{}}
        virtual={isVirtual}
        dataSource={shown}
        scroll={isVirtual ? { y: 520 } : {}}
        expandable={{
          showExpandColumn: false,
          expandedRowKeys: openLine === '' ? [] : [openLine],
          expandedRowRender: (line) => (
            <Suspense fallback={<PageLoading />}>
              <LineCheck settlement={settlement} line={line} dispute={disputeOf(line)} />
            </Suspense>
          ),
        }}
        rowClassName={(line) => (line.outOfTolerance && styles.out) || ''}
        empty={t('没有明细')}
        columns={columns}
        summary={() => (
          <Table.Summary fixed="bottom">
            <Table.Summary.Row>
              {names.map((name, index) => (
                <Table.Summary.Cell key={name} index={index} align={alignmentOf(settlementLineFields[name].kind)}>
                  <strong className={styles.total}>{index === 0 ? t('合计') : totalOf(name, totals, unitWord)}</strong>
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
      <SettlementFoot totals={totals} />
      {claimedLine && <LineClaim line={disputedLineOf(settlement, claimedLine)} onClose={() => setClaimed('')} />}
    </Section>
  )
})

function NoteLink({ line: { deliverSn } }: { line: SettlementLine }) {
  if (deliverSn === '') return NOTHING
  return <NumberLink text={deliverSn} to={{ name: 'deliverDetail', query: { deliverSn } }} />
}

type CheckProps = { line: SettlementLine; isOpen: boolean; toggle: () => void }

/** The number of a line, and the button that opens its evidence. */
function CheckButton({ line: { seq }, isOpen, toggle }: CheckProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.seq}>
      {seq}
      <Button
        type="text"
        size="small"
        icon={isOpen ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-label={t('核对第 {{seq}} 行', { seq })}
        title={t('送货单、磅单、照片和异议')}
        onClick={toggle}
      />
    </span>
  )
}

function totalOf(name: LineColumn, totals: SettlementTotals, unitWord: (unit: string) => string): string {
  switch (name) {
    case 'amountTax':
    case 'amountNoTax':
    case 'taxAmount':
      return formatMoney(totals[name])
    case 'quantity':
    case 'weighedQuantity':
    case 'deviation':
    case 'smallerQuantity':
    case 'settleQuantity':
      return totals[name].length === 0 ? '' : quantitiesLine(totals[name], unitWord)
    default:
      return ''
  }
}
