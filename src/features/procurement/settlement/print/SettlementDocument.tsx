import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, quantitiesText } from '#domain/money'
import { differsFromParts } from '#domain/weighing/settle'
import { toleranceText } from '#domain/weighing/tolerance'
import type { Approval } from '#features/procurement/approval/model'
import {
  quantityColumns,
  type Settlement,
  type SettlementLine,
  type SettlementTotals,
  settlementTotals,
  settlementTypeOf,
  standingTotals,
} from '#features/procurement/settlement/model'
import { settlementColumns } from '#features/procurement/settlement/model/columns'
import { settlementTolerance } from '#features/procurement/settlement/tolerance'
import type { UnitName } from '#shared/fields/useDict'
import type { PageSlots, SummaryRow } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PrintedPage } from '#shared/print/paginate'
import { paperSizes } from '#shared/print/paperSizes'
import { VIEW_PRINT } from '#shared/print/words'
import { safePicture } from '#shared/safeUrl'
import { OUT_OF_TOLERANCE_MARK, PARTS_MARK, printColumns } from './printColumns'

// A settlement is a document between two Chinese companies: it is in Chinese in every interface language.

type Props = {
  settlement: Settlement
  approvals: readonly Approval[]
  unitName: UnitName
  /** False for a print by an account that may only look. */
  isCounted: boolean
}

/** A settlement on A4 landscape: a subtotal per page; totals, capitals, approvals and stamps on the last. */
export function SettlementDocument({ settlement, approvals, unitName, isCounted }: Props) {
  const type = settlementTypeOf(settlement)
  const lines = settlement.lines ?? []
  const totals = standingTotals(settlement, settlementTotals(lines))
  const slots: PageSlots<SettlementLine> = {
    header: (sheet) => <Head settlement={settlement} sheet={sheet} isCounted={isCounted} />,
    subtotal: (sheet) => {
      const sums = settlementTotals(sheet.rows)
      return { label: '本页小计', cells: { ...quantityCells(sums, unitName), ...moneyCells(sums) } }
    },
    total: (sheet) => totalRows(sheet, settlement, totals, unitName),
    extra: (sheet) => (sheet.isLast ? <ApprovalRecord approvals={approvals} /> : null),
    signatures: (sheet) =>
      sheet.isLast ? (
        <PageSignatures items={[{ label: '供方（盖章）' }, { label: '需方（盖章）' }, { label: '日期' }]} />
      ) : null,
  }
  return (
    <PrintDocument<SettlementLine>
      paper={paperSizes['A4-landscape']}
      rows={lines}
      rowKey={(line) => line.id}
      columns={printColumns(settlementColumns(type, lines), unitName)}
      caption={`结算单 ${settlement.settlementCode}`}
      slots={slots}
    />
  )
}

type HeadProps = Pick<Props, 'settlement' | 'isCounted'> & { sheet: PrintedPage<SettlementLine> }

function Head({ settlement, sheet, isCounted }: HeadProps) {
  const period = [settlement.periodStart, settlement.periodEnd].filter(Boolean).join(' 至 ')
  return (
    <>
      <PageHead
        title={`${settlement.companyName}${settlement.projectName}`}
        subtitle="材料结算单"
        left={
          <>
            {`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
            {!isCounted && <strong>{`　${VIEW_PRINT}`}</strong>}
          </>
        }
        right={`No. ${settlement.settlementCode}`}
      />
      <PageFields
        columns={4}
        fields={[
          { label: '供方', value: settlement.supplierName },
          { label: '合同编号', value: settlement.contractCode },
          { label: '合同名称', value: settlement.contractName },
          { label: '结算期间', value: period },
        ]}
      />
    </>
  )
}

/** Totals, a block per tax rate (each is an invoice), and the amounts in words. */
function totalRows(
  sheet: PrintedPage<SettlementLine>,
  settlement: Settlement,
  totals: SettlementTotals,
  unitName: UnitName,
): SummaryRow[] {
  if (!sheet.isLast) return [{ label: '（转下页）' }]
  const lines = settlement.lines ?? []
  const amounts = [
    `含税合计 ${formatMoney(totals.amountTax)}`,
    `不含税合计 ${formatMoney(totals.amountNoTax)}`,
    `税额 ${formatMoney(totals.taxAmount)}`,
    `人民币（大写）：${chineseAmount(totals.amountTax)}`,
  ]
  const limit = `${OUT_OF_TOLERANCE_MARK} 超出允许偏差 ${toleranceText(settlementTolerance(settlement))}`
  return [
    { label: '合计', cells: { ...quantityCells(totals, unitName), ...moneyCells(totals) } },
    ...totals.byRate.map((group) => ({ label: `其中税率 ${group.taxRate}%`, cells: moneyCells(group) })),
    {
      label: [
        ...amounts,
        ...(lines.some((line) => line.outOfTolerance) ? [limit] : []),
        ...(lines.some((line) => differsFromParts(line.settlePriceTax, line))
          ? [`${PARTS_MARK} 小计与结算单价不一致`]
          : []),
      ].join('　'),
    },
  ]
}

function quantityCells(totals: SettlementTotals, unitName: UnitName): Record<string, string> {
  return Object.fromEntries(quantityColumns.map((name) => [name, quantitiesText(totals[name], unitName)]))
}

function moneyCells(totals: Pick<SettlementTotals, 'amountTax' | 'amountNoTax' | 'taxAmount'>): Record<string, string> {
  return {
    amountTax: formatMoney(totals.amountTax),
    amountNoTax: formatMoney(totals.amountNoTax),
    taxAmount: formatMoney(totals.taxAmount),
  }
}

/** The opinion is the only long text of an approval. */
const APPROVAL_HEADS = [
  ['审批岗位', '14%'],
  ['审批人', '12%'],
  ['操作记录', '10%'],
  ['意见', '38%'],
  ['时间', '14%'],
  ['签名', '12%'],
] as const

function ApprovalRecord({ approvals }: { approvals: readonly Approval[] }) {
  if (approvals.length === 0) return null
  const rows = [...approvals].sort((a, b) => a.time.localeCompare(b.time))
  return (
    <table className="sheet-table" style={{ width: '100%' }}>
      <thead>
        <tr>
          {APPROVAL_HEADS.map(([head, width]) => (
            <th key={head} scope="col" style={{ width }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>{row.position || row.nodeName}</td>
            <td>{row.approverName}</td>
            <td>{row.operation}</td>
            <td>{row.comment || '—'}</td>
            <td>{row.time}</td>
            <td>
              {safePicture(row.signUrl) ? (
                <img
                  src={safePicture(row.signUrl) ?? ''}
                  alt={row.approverName}
                  style={{ width: '16mm', height: '6mm', objectFit: 'contain' }}
                />
              ) : (
                row.approverName
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
