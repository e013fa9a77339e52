import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, sum } from '#domain/money'
import { statusOf } from '#domain/status'
import { plain } from '#domain/text'
import { flowTerms, settledOf, signedTerms } from '#features/mall/sale/model/flow'
import { type Flow, flowPieces, flowTypes, formulaText } from '#features/money/bill/flow/model'
import { type Bill, billStatuses } from '#features/money/bill/model'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PrintedPage } from '#shared/print/paginate'
import { paperSizes } from '#shared/print/paperSizes'

// A bill is a document between two Chinese companies: it is in Chinese in every interface language.

const right = { align: 'right' as const }
const center = { align: 'center' as const }

const COLUMNS: PrintColumn<Flow>[] = [
  { field: 'seq', label: '序号', width: 10, ...center, text: (_flow, index) => String(index + 1) },
  { field: 'createTime', label: '时间', width: 30, ...center, text: (flow) => flow.createTime.slice(0, 16) },
  { field: 'flowType', label: '类型', width: 12, ...center, text: (flow) => statusOf(flowTypes, flow.flowType).label },
  { field: 'orderSn', label: '订单编号', width: 46, text: (flow) => flow.orderSn },
  { field: 'goodsName', label: '商品', width: 46, grow: true, text: (flow) => flow.goodsName },
  { field: 'num', label: '数量', width: 16, ...right, text: flowPieces },
  ...flowTerms.map(({ name, label }) => ({
    field: name,
    label,
    width: 23,
    ...right,
    text: (flow: Flow) => formatMoney(signedTerms(flow)[name]),
  })),
  { field: 'billPrice', label: '结算金额', width: 26, ...right, text: (flow) => formatMoney(settledOf(flow)) },
]

/** A bill on A4: its flows, their sums, how the price arises, and the price in capitals. */
export function BillDocument({ bill, flows }: { bill: Bill; flows: readonly Flow[] }) {
  const slots: PageSlots<Flow> = {
    header: (page) => <Head bill={bill} page={page} />,
    subtotal: (page) => ({ label: '本页小计', cells: sumsOf(page.rows) }),
    total: (page) =>
      page.isLast
        ? [
            { label: '合计', cells: sumsOf(flows) },
            { label: formulaOf(bill) },
            { label: `结算金额 ¥${formatMoney(bill.billPrice)}　人民币（大写）：${chineseAmount(bill.billPrice)}` },
          ]
        : [{ label: '（转下页）' }],
    signatures: (page) =>
      page.isLast ? (
        <PageSignatures items={[{ label: '店铺（盖章）' }, { label: '平台（盖章）' }, { label: '日期' }]} />
      ) : null,
  }
  return (
    <PrintDocument<Flow>
      paper={paperSizes['A4-landscape']}
      rows={flows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      caption={`结算单 ${bill.sn}`}
      slots={slots}
    />
  )
}

function Head({ bill, page }: { bill: Bill; page: PrintedPage<Flow> }) {
  return (
    <>
      <PageHead
        title={bill.storeName}
        subtitle="结算单"
        left={`第 ${page.index + 1} 页 / 共 ${page.count} 页`}
        right={`No. ${bill.sn}`}
      />
      <PageFields
        columns={3}
        fields={[
          { label: '结算时间段', value: `${bill.startTime} 至 ${bill.endTime}` },
          { label: '生成日期', value: bill.createTime },
          { label: '状态', value: statusOf(billStatuses, bill.billStatus).label },
          { label: '银行开户名', value: bill.bankAccountName },
          { label: '银行账号', value: bill.bankAccountNumber },
          { label: '开户行', value: bill.bankName },
        ]}
      />
    </>
  )
}

/** How the price arises; '' where the figures do not come to it. */
function formulaOf(bill: Bill): string {
  const formula = formulaText(bill, bill.billPrice)
  return formula ? plain(formula) : ''
}

function sumsOf(flows: readonly Flow[]): Record<string, string> {
  const terms = flowTerms.map(({ name }) => [name, formatMoney(sum(flows.map((flow) => signedTerms(flow)[name])))])
  return { ...Object.fromEntries(terms), billPrice: formatMoney(sum(flows.map(settledOf))) }
}
