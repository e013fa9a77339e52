import { chineseAmount } from '#domain/chineseAmount'
import { formatMoney, sum } from '#domain/money'
import { plain } from '#domain/text'
import { formatTime } from '#domain/time'
import type { PricedLine } from '#features/mall/activity/model/cart'
import { piecesText } from '#features/mall/sale/model'
import { type AmountRow, giftsOf } from '#features/promotion/sampleCart/quote/model'
import type { SampleLine } from '#features/promotion/sampleCart/quote/useCartLines'
import type { Quote } from '#features/promotion/sampleCart/quote/useQuote'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots, SummaryRow } from '#shared/print/DocumentPage'
import { PageFields, PageFooter, PageHead } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import { paperSizes } from '#shared/print/paperSizes'

// Buyers read it too: it is in Chinese in every interface language.

type Line = PricedLine<SampleLine>

const right = { align: 'right' as const }
const center = { align: 'center' as const }

const COLUMNS: PrintColumn<Line>[] = [
  { field: 'seq', label: '序号', width: 10, ...center, text: (_line, index) => String(index + 1) },
  { field: 'goodsName', label: '商品名称', width: 70, grow: true, text: ({ goodsName }) => goodsName },
  { field: 'num', label: '数量', width: 18, ...right, text: (line) => piecesText([line]) },
  { field: 'price', label: '单价', width: 22, ...right, text: ({ price }) => formatMoney(price) },
  { field: 'subTotal', label: '金额', width: 26, ...right, text: ({ subTotal }) => formatMoney(subTotal) },
  { field: 'off', label: '优惠', width: 22, ...right, text: (line) => formatMoney(offOf([line])) },
  { field: 'flowPrice', label: '优惠后', width: 26, ...right, text: ({ flowPrice }) => formatMoney(flowPrice) },
]

type Props = {
  /** Priced, with all its parts read. */
  quote: Quote
  lines: readonly Line[]
  shopName: string
  /** When it is ordered, and when it was printed; server-local text. */
  moment: string
  printed: string
  isGroupBuy: boolean
  /** Whether what remains for the shop is printed too. */
  showShop: boolean
}

/** A sample cart on A4: its lines, what the buyer pays, in capitals too, and what remains for the shop. */
export function SampleCartDocument({ quote, lines, shopName, moment, printed, isGroupBuy, showShop }: Props) {
  const { total, buyer, place, priced } = quote
  const gifts = priced ? giftsOf(priced) : []
  const totals = (): SummaryRow[] => [
    ...(quote.buyerRows ?? []).map(buyerSummary),
    { label: `人民币（大写）：${chineseAmount(total)}` },
    ...(gifts.length > 0 ? [{ label: `另赠：${gifts.map(plain).join('、')}` }] : []),
    ...(showShop ? (quote.shopRows ?? []).slice(1).map((row) => summaryOf(row, 'flowPrice')) : []),
  ]
  const slots: PageSlots<Line> = {
    header: (page) => (
      <>
        <PageHead title={shopName} subtitle="试算单" left={`第 ${page.index + 1} 页 / 共 ${page.count} 页`} />
        <PageFields
          columns={2}
          fields={[
            { label: '下单时间', value: formatTime(moment, 'YYYY-MM-DD HH:mm') },
            { label: '购买方式', value: isGroupBuy ? '参团购买' : '直接购买' },
            { label: '买家', value: buyer.member?.memberName ?? '新买家' },
            { label: '收货城市', value: place.name || '未选择' },
          ]}
        />
      </>
    ),
    total: (page) => (page.isLast ? totals() : [{ label: '（转下页）' }]),
    statement: (page) => (page.isLast ? '按打印时的价格、活动与库存试算，不是订单；实际金额以下单时为准。' : null),
    footer: () => <PageFooter items={[`打印时间 ${formatTime(printed, 'YYYY-MM-DD HH:mm')}`]} />,
  }
  return (
    <PrintDocument<Line>
      paper={paperSizes.A4}
      rows={lines}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      caption="试算单"
      slots={slots}
    />
  )
}

/** What activities and coupons take off lines. */
function offOf(lines: readonly Line[]) {
  return sum(lines.flatMap(({ discounts }) => discounts.map(({ discountPrice }) => discountPrice)))
}

/**
 * A part of what the buyer pays with how it arises, below the column of the lines that it is the sum of: before
 * discounts, the discounts, and after them, where what is due is the sum of its column.
 */
function buyerSummary(row: AmountRow, at: number): SummaryRow {
  return summaryOf(row, at === 0 ? 'subTotal' : row.sign === -1 ? 'off' : 'flowPrice')
}

function summaryOf({ label, amount, sign, rules }: AmountRow, column: 'subTotal' | 'off' | 'flowPrice'): SummaryRow {
  // The column of discounts holds what they take off, without a sign.
  const minus = sign === -1 && column !== 'off' && Number(amount) !== 0 ? '-' : ''
  return { label: [label, ...rules.map(plain)].join('　'), cells: { [column]: `${minus}${formatMoney(amount)}` } }
}
