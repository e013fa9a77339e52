import { Button } from 'antd'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime, serverToday } from '#domain/time'
import { FigureSection } from '#features/overview/statistics/figures/FigureSection'
import type { FigureSpec } from '#features/overview/statistics/figures/model'
import { useGroup } from '#features/overview/statistics/figures/useGroup'
import { debtFields } from '#features/procurement/receivable/fields'
import { AGES, type AgeingRow, ageing, type DebtGroup, debtorOf } from '#features/procurement/receivable/model'
import { ContactSection } from '#features/procurement/receivable/public/ContactSection'
import { useDebts } from '#features/procurement/receivable/public/useDebts'
import { usePromises } from '#features/procurement/receivable/public/usePromises'
import { openReminder, openStatement } from '#features/procurement/settlement/public/openPrints'
import { useSearchParam } from '#shared/useSearchParam'
import { DebtTable } from './DebtTable'

/** What a payer or project owes, with what the payer promised last. */
type Row = AgeingRow & { promise: string }

const BY_PAYER: FigureSpec<Row> = {
  fields: { ...debtFields, name: debtFields.payer },
  name: 'name',
  key: 'key',
  // What is overdue comes first: at 1,200 px it is in view without scrolling.
  figures: ['total', 'overdue', 'upTo30', 'upTo60', 'upTo90', 'over90', 'notDue', 'noTerm', 'count'],
  charted: AGES,
}
const WITH_PROMISES: FigureSpec<Row> = { ...BY_PAYER, texts: ['promise'], isChartedByName: true }
const BY_PROJECT: FigureSpec<Row> = { ...BY_PAYER, fields: { ...debtFields, name: debtFields.project } }
const GROUPS = [
  ['payer', '按采购单位'],
  ['project', '按项目'],
] as const satisfies readonly (readonly [DebtGroup, string])[]

/** What the buyers owe today, by how long it has been due, and the settlements behind a row. */
export function AgeingSection() {
  const { t } = useTranslation()
  const debts = useDebts()
  const today = serverToday()
  const { by, choice } = useGroup(GROUPS, 'payer', '账龄维度', ['debtor', 'debts'])
  const [picked, pick] = useSearchParam('debts')
  const promises = usePromises()
  const promiseOf = by === 'payer' ? promises : null
  const rows = useMemo(() => debts.data && ageing(debts.data, by, today), [debts.data, by, today])
  const shown = useMemo(
    () => rows?.map((one): Row => ({ ...one, promise: promiseOf?.(one.key) ?? '' })),
    [rows, promiseOf],
  )
  const row = rows?.find(({ key }) => key === picked)
  return (
    <>
      <FigureSection
        title={by === 'payer' ? '待收款账龄（按采购单位）' : '待收款账龄（按项目）'}
        note="已结算、未付款的结算单；到期日为结算日期加合同账期，到期当天不算逾期"
        time={{ words: formatTime(today), comparedWith: '', uneven: '' }}
        spec={by === 'project' ? BY_PROJECT : promises ? WITH_PROMISES : BY_PAYER}
        read={{ ...debts, data: shown }}
        chart="ages"
        charted={12}
        onPick={({ key }) => pick(key === picked ? '' : key)}
        picked={picked}
        extra={
          <>
            {choice}
            <Button size="small" onClick={() => openStatement(row ? { [by]: row.key } : {})}>
              {t('对账函')}
            </Button>
            <Button size="small" onClick={() => openReminder(row ? { [by]: row.key } : {})}>
              {t('催款函')}
            </Button>
          </>
        }
        empty="没有待收的货款"
      />
      {debts.data && debts.data.length > 0 && (
        <DebtTable
          debts={row ? debts.data.filter((debt) => debtorOf(debt, by) === row.key) : debts.data}
          picked={row?.name ?? ''}
          onClear={() => pick('')}
        />
      )}
      {row && by === 'payer' && <ContactSection payer={row.key} />}
    </>
  )
}
