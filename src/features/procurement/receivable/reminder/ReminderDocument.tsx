import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import { LetterHead } from '#features/procurement/receivable/statement/LetterHead'
import type { Scope } from '#features/procurement/receivable/statement/scope'
import { CellText } from '#shared/print/CellText'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageSides, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import { paperSizes } from '#shared/print/paperSizes'
import { type OverdueDebt, PAY_WITHIN_DAYS, type Reminder } from './model'

// A reminder is a letter between two Chinese companies: it is in Chinese in every interface language.

const center = { align: 'center' as const }

const COLUMNS: PrintColumn<OverdueDebt>[] = [
  { field: 'no', label: '序号', width: 10, ...center, text: (_, index) => String(index + 1) },
  { field: 'code', label: '结算单号', width: 32, text: (row) => row.settlementCode },
  { field: 'project', label: '项目', width: 38, grow: true, text: (row) => row.projectName },
  { field: 'contract', label: '合同编号', width: 28, text: (row) => row.contractCode },
  { field: 'settled', label: '结算日期', width: 20, ...center, text: (row) => row.settleDate.slice(0, 10) },
  { field: 'due', label: '应付日期', width: 20, ...center, text: (row) => row.dueDate },
  { field: 'days', label: '逾期天数', width: 16, ...center, text: (row) => String(row.days) },
  { field: 'amount', label: '逾期金额', width: 26, align: 'right', text: (row) => formatMoney(row.totalAmountTax) },
]

type Props = { reminder: Reminder; scope: Scope }

/** A reminder on A4: each overdue settlement with its days, the sum in figures and capitals, seal and receipt. */
export function ReminderDocument({ reminder, scope }: Props) {
  const slots: PageSlots<OverdueDebt> = {
    header: (sheet) => (
      <LetterHead
        sheet={sheet}
        name="催款函"
        scope={scope}
        settlement={reminder.debts[0]}
        days={{ label: '截止日期', value: scope.to }}
      />
    ),
    total: (sheet) =>
      sheet.isLast
        ? [
            { label: '逾期合计', cells: { amount: formatMoney(reminder.overdue) } },
            { label: `人民币（大写）：${chineseAmount(reminder.overdue)}` },
          ]
        : [{ label: '（转下页）' }],
    statement: (sheet) => (sheet.isLast ? <CellText text={demandOf(reminder, scope)} /> : null),
    signatures: (sheet) => (sheet.isLast ? <Sides /> : null),
  }
  return (
    <PrintDocument<OverdueDebt>
      // A letter has no empty rows; what is measured decides how many a page takes.
      paper={{ ...paperSizes.A4, rowsPerPage: reminder.debts.length }}
      rows={reminder.debts}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      caption={`催款函 ${scope.to}`}
      slots={slots}
    />
  )
}

/** What the letter asks for. */
function demandOf({ overdue, notDue, owed, payBy }: Reminder, { to }: Scope): string {
  return [
    `截至 ${to}，贵方应付我方货款共 ¥${formatMoney(owed)}，`,
    `其中上列 ¥${formatMoney(overdue)} 已超过合同约定的付款期限，其余 ¥${formatMoney(notDue)} 尚未逾期。`,
    `请贵方于 ${payBy} 前（${PAY_WITHIN_DAYS} 日内）付清逾期款项；如已付款，请将付款凭证告知我方；`,
    '如对金额有异议，请于同日前书面提出。',
  ].join('')
}

/** The supplier seals the letter, the buyer its receipt. */
function Sides() {
  const signed = (labels: readonly string[]) =>
    labels.map((label) => <PageSignatures key={label} items={[{ label }]} />)
  return (
    <PageSides
      sides={[
        { title: '供方', lines: signed(['单位（盖章）', '联系人及电话', '日期']) },
        { title: '需方签收', lines: signed(['单位（盖章）', '签收人', '日期']) },
      ]}
    />
  )
}
