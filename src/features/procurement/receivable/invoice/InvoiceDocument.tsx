import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, formatPercent, formatPrice, formatQuantity } from '#domain/money'
import { settlementPeriod } from '#features/procurement/settlement/public/settlementPeriod'
import type { UnitName } from '#shared/fields/useDict'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageHead } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import { paperSizes } from '#shared/print/paperSizes'
import type { InvoiceData, InvoiceLine } from './model'

// A bookkeeper copies it into a Chinese invoice: it is in Chinese in every interface language.

const right = { align: 'right' as const }
const center = { align: 'center' as const }

function columnsOf(unitName: UnitName): PrintColumn<InvoiceLine>[] {
  return [
    { field: 'seq', label: '序号', width: 10, ...center, text: (_, index) => String(index + 1) },
    { field: 'name', label: '货物或应税劳务名称', width: 46, grow: true, text: (line) => line.name },
    { field: 'spec', label: '规格型号', width: 40, grow: true, text: (line) => line.spec },
    { field: 'unit', label: '单位', width: 12, ...center, text: (line) => unitName(line.unit) },
    { field: 'quantity', label: '数量', width: 22, ...right, text: (line) => formatQuantity(line.quantity) },
    { field: 'price', label: '单价（不含税）', width: 26, ...right, text: (line) => formatPrice(line.noTaxUnitPrice) },
    {
      field: 'amountNoTax',
      label: '金额（不含税）',
      width: 30,
      ...right,
      text: (line) => formatMoney(line.amountNoTax),
    },
    { field: 'taxRate', label: '税率', width: 14, ...right, text: (line) => formatPercent(line.taxRate) },
    { field: 'taxAmount', label: '税额', width: 26, ...right, text: (line) => formatMoney(line.taxAmount) },
    { field: 'amountTax', label: '价税合计', width: 30, ...right, text: (line) => formatMoney(line.amountTax) },
  ]
}

/** `creditCode` is the payer's tax number, '' where it is not known: then it is left to be written. */
type Props = { data: InvoiceData; creditCode: string; unitName: UnitName }

/** What a bookkeeper needs to issue the invoices of some settlements of one payer, on A4 landscape. */
export function InvoiceDocument({ data, creditCode, unitName }: Props) {
  const { payer, settlements, lines, byRate, total, otherTotal } = data
  const [first] = settlements
  const cells = ({ amountNoTax, taxAmount, amountTax }: typeof total) => ({
    amountNoTax: formatMoney(amountNoTax),
    taxAmount: formatMoney(taxAmount),
    amountTax: formatMoney(amountTax),
  })
  const remarks = settlements
    .map(
      (settlement) =>
        `${settlement.settlementCode}（${settlement.projectName}，合同 ${settlement.contractCode}，${settlementPeriod(settlement)}）`,
    )
    .join('　')
  const slots: PageSlots<InvoiceLine> = {
    header: (sheet) => (
      <>
        <PageHead
          title={first?.supplierName ?? ''}
          subtitle="开票资料"
          left={`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
          right={`结算单 ${settlements.length} 张`}
        />
        <PageFields
          columns={2}
          fields={[
            { label: '购买方名称', value: payer },
            { label: '纳税人识别号', value: creditCode || '____________________' },
          ]}
        />
      </>
    ),
    total: (sheet) =>
      sheet.isLast
        ? [
            ...byRate.map((rate) => ({
              label: `税率 ${formatPercent(rate.taxRate)} 合计（一张发票）`,
              cells: cells(rate),
            })),
            { label: '合计', cells: cells(total) },
            { label: `价税合计 ¥${formatMoney(total.amountTax)}　人民币（大写）：${chineseAmount(total.amountTax)}` },
            ...(otherTotal
              ? [{ label: `结算单所列含税合计为 ${formatMoney(otherTotal)}，与明细之和不同，请核对后再开票。` }]
              : []),
          ]
        : [{ label: '（转下页）' }],
    statement: (sheet) => (sheet.isLast ? `备注：${remarks}` : null),
  }
  return (
    <PrintDocument<InvoiceLine>
      paper={paperSizes['A4-landscape']}
      rows={lines}
      rowKey={({ key }) => key}
      columns={columnsOf(unitName)}
      caption={`开票资料 ${payer}`}
      slots={slots}
    />
  )
}
