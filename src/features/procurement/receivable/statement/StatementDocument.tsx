import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney } from '#domain/money'
import type { Settlement } from '#features/procurement/settlement/model'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageSides, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import { paperSizes } from '#shared/print/paperSizes'
import { LetterHead } from './LetterHead'
import type { Statement } from './model'
import type { Scope } from './scope'
import { type StatementRow, statementRows } from './statementRows'

// A statement of account is a document between two Chinese companies: it is in Chinese in every interface language.

const right = { align: 'right' as const }
const center = { align: 'center' as const }

const COLUMNS: PrintColumn<StatementRow>[] = [
  { field: 'day', label: '日期', width: 22, ...center, text: (row) => row.day },
  { field: 'kind', label: '摘要', width: 18, ...center, text: (row) => row.kind },
  { field: 'code', label: '结算单号', width: 34, text: (row) => row.code },
  { field: 'project', label: '项目', width: 42, grow: true, text: (row) => row.project },
  { field: 'settled', label: '应收增加', width: 26, ...right, text: (row) => moneyText(row.settled) },
  { field: 'paid', label: '收到付款', width: 26, ...right, text: (row) => moneyText(row.paid) },
  { field: 'balance', label: '应收余额', width: 27, ...right, text: (row) => moneyText(row.balance) },
]

/** As many rows as the page has room for: what is measured decides. */
const PAPER = { ...paperSizes.A4, rowsPerPage: 30 }

type Props = { statement: Statement; scope: Scope; settlements: readonly Settlement[] }

/**
 * A statement of account on A4: the balance before, each settlement and payment, the balance after, both signatures.
 */
export function StatementDocument({ statement, scope, settlements }: Props) {
  const rows = statementRows(statement, scope)
  const closing = `截至 ${scope.to}，贵方应付我方货款 ¥${formatMoney(statement.closing)}　人民币（大写）：${chineseAmount(statement.closing)}`
  const slots: PageSlots<StatementRow> = {
    header: (sheet) => (
      <LetterHead
        sheet={sheet}
        name="对账函"
        scope={scope}
        settlement={settlements[0]}
        days={{ label: '对账期间', value: `${scope.from} 至 ${scope.to}` }}
      />
    ),
    total: (sheet) =>
      sheet.isLast
        ? [
            {
              label: '本期合计',
              cells: {
                settled: formatMoney(statement.settled),
                paid: formatMoney(statement.paid),
                balance: formatMoney(statement.closing),
              },
            },
            { label: closing },
          ]
        : [{ label: '（转下页）' }],
    statement: (sheet) => (sheet.isLast ? '以上往来按结算日期和付款日期列示，请核对后在下方签章，退回一份。' : null),
    signatures: (sheet) => (sheet.isLast ? <Sides /> : null),
  }
  return (
    <PrintDocument<StatementRow>
      paper={PAPER}
      rows={rows}
      rowKey={({ key }) => key}
      columns={COLUMNS}
      caption={`对账函 ${scope.from} 至 ${scope.to}`}
      slots={slots}
    />
  )
}

/** The supplier signs what he says, the buyer whether it is right. */
function Sides() {
  const signed = ['单位（盖章）', '经办人', '日期'].map((label) => <PageSignatures key={label} items={[{ label }]} />)
  return (
    <PageSides
      sides={[
        { title: '供方', lines: ['\u00a0', ...signed] },
        { title: '需方', lines: ['□ 核对无误　　□ 有差异，差异金额及原因另附', ...signed] },
      ]}
    />
  )
}

function moneyText(amount: string): string {
  return amount === '' ? '' : formatMoney(amount)
}
