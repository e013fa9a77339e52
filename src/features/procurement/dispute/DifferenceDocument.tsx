import { decimal, formatMoney, formatPrice, formatQuantity, weighedText } from '#domain/money'
import { formatPlate } from '#domain/plate'
import { NOTHING } from '#domain/wire'
import type { UnitName } from '#shared/fields/useDict'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import { paperSizes } from '#shared/print/paperSizes'
import { answerOf, type Dispute, differenceOf, totalDifference } from './model'

// The difference list goes to the building site: it is in Chinese in every interface language.

const right = { align: 'right' as const }
const center = { align: 'center' as const }

/** Claimed prices have a column only where one is claimed: the reasons need the room. */
function columnsOf(disputes: readonly Dispute[], unitName: UnitName): PrintColumn<Dispute>[] {
  const claimPrice: PrintColumn<Dispute> = {
    field: 'claimPrice',
    label: '主张单价',
    width: 16,
    ...right,
    text: (row) => formatPrice(row.claimPrice ?? row.settlePriceTax),
  }
  return [
    { field: 'seq', label: '行号', width: 9, ...center, text: (row) => String(row.seq ?? '') },
    {
      field: 'deliverSn',
      label: '送货单号和日期',
      width: 28,
      text: (row) => `${row.deliverSn} ${row.supplyDate.slice(0, 10)}`.trim(),
    },
    { field: 'carNo', label: '车牌号', width: 19, ...center, text: (row) => formatPlate(row.carNo) },
    { field: 'material', label: '材料规格', width: 24, text: (row) => `${row.materialName} ${row.spec}` },
    { field: 'unit', label: '单位', width: 9, ...center, text: (row) => unitName(row.unit) },
    { field: 'quantity', label: '送货数量', width: 16, ...right, text: (row) => formatQuantity(row.quantity) },
    { field: 'weighed', label: '过磅数量', width: 16, ...right, text: (row) => weighedText(row, unitName) || NOTHING },
    { field: 'deviation', label: '偏差', width: 14, ...right, text: (row) => formatQuantity(row.deviation) },
    { field: 'claim', label: '主张数量', width: 16, ...right, text: (row) => formatQuantity(row.claimQuantity) },
    { field: 'price', label: '单价', width: 16, ...right, text: (row) => formatPrice(row.settlePriceTax) },
    ...(disputes.some((row) => decimal(row.claimPrice) !== null) ? [claimPrice] : []),
    { field: 'settled', label: '结算金额', width: 21, ...right, text: (row) => formatMoney(row.amountTax) },
    {
      field: 'difference',
      label: '差异金额',
      width: 19,
      ...right,
      text: (row) => formatMoney(differenceOf(row).amount),
    },
    { field: 'reason', label: '异议原因', width: 45, grow: true, text: (row) => row.reason },
    { field: 'answer', label: '项目部意见', width: 55, grow: true, handWidth: 55, text: answerOf },
  ]
}

/** The disputed lines of one settlement on A4 landscape, with space for the site's answers and both signatures. */
export function DifferenceDocument({ disputes, unitName }: { disputes: readonly Dispute[]; unitName: UnitName }) {
  const [first] = disputes
  if (!first) return null
  const slots: PageSlots<Dispute> = {
    header: (sheet) => (
      <>
        <PageHead
          title={first.supplierName}
          subtitle="结算差异清单"
          left={`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
          right={`结算单 ${first.settlementCode}`}
        />
        <PageFields
          columns={3}
          fields={[
            { label: '需方', value: first.companyName },
            { label: '项目', value: first.projectName },
            { label: '合同编号', value: first.contractCode },
          ]}
        />
      </>
    ),
    total: (sheet) =>
      sheet.isLast ? [{ label: '差异合计', cells: { difference: formatMoney(totalDifference(disputes)) } }] : [],
    statement: (sheet) => (sheet.isLast ? statementOf(disputes) : null),
    signatures: () => (
      <PageSignatures items={[{ label: '供方（签字）' }, { label: '项目部（签字/盖章）' }, { label: '日期' }]} />
    ),
  }
  return (
    <PrintDocument<Dispute>
      paper={paperSizes['A4-landscape']}
      rows={disputes}
      rowKey={({ lineId }) => lineId}
      columns={columnsOf(disputes, unitName)}
      caption={`结算差异清单 ${first.settlementCode}`}
      slots={slots}
    />
  )
}

function statementOf(disputes: readonly Dispute[]): string {
  const hasEvidence = disputes.some(({ evidence }) => evidence.length > 0)
  return `${hasEvidence ? '凭证见附件；' : ''}请项目部逐行填写意见并签字确认。`
}
