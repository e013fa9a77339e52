import { maskPhone } from '#domain/mask'
import { formatMoney, sum } from '#domain/money'
import { formatTime } from '#domain/time'
import { amountParts } from '#features/mall/order/amounts'
import { amountWord, placeOf, specText } from '#features/mall/order/model'
import { shipmentNumber } from '#features/mall/order/model/ownTruck'
import type { MallOrder, OrderItem, OrderParcel } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'
import { BarCode } from '#shared/print/code/BarCode'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots, SummaryRow } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PaperSize } from '#shared/print/paperSizes'

// A shipping note goes to the buyer with the goods: it is in Chinese in every interface language.

type Props = {
  order: MallOrder
  parcels: readonly OrderParcel[]
  paper: PaperSize
  showPrice: boolean
  isPhoneShown: boolean
  /** Where the shop is called. */
  shopPhone: string
}

const right = { align: 'right' as const }
const center = { align: 'center' as const }

function columnsOf(showPrice: boolean): PrintColumn<OrderItem>[] {
  const prices: PrintColumn<OrderItem>[] = [
    { field: 'unitPrice', label: '单价', width: 20, ...right, text: (item) => formatMoney(item.unitPrice) },
    { field: 'subTotal', label: '金额', width: 24, ...right, text: (item) => formatMoney(item.subTotal) },
  ]
  return [
    { field: 'seq', label: '序号', width: 10, ...center, text: (_item, index) => String(index + 1) },
    { field: 'goodsName', label: '商品名称', width: 60, grow: true, text: (item) => item.goodsName },
    { field: 'specs', label: '规格', width: 40, grow: true, text: (item) => specText(item.specs) },
    { field: 'goodsUnit', label: '单位', width: 12, ...center, isOptional: true, text: (item) => item.goodsUnit },
    { field: 'num', label: '数量', width: 14, ...right, text: (item) => String(item.num ?? '') },
    { field: 'deliverNumber', label: '已发', width: 14, ...right, text: (item) => String(item.deliverNumber ?? 0) },
    ...(showPrice ? prices : []),
  ]
}

/** The note of one order. */
export function ShippingNote({ order, parcels, paper, showPrice, isPhoneShown, shopPhone }: Props) {
  const { orderItems: items } = order
  const phone = (value: string) => (isPhoneShown ? value : maskPhone(value))
  const isPickUp = order.deliveryMethod === 'SELF_PICK_UP'
  const place = { label: isPickUp ? '自提点' : '收货地址', value: placeOf(order) }
  const slots: PageSlots<OrderItem> = {
    header: (sheet) => (
      <>
        <PageHead
          title={order.storeName}
          subtitle="发货单"
          left={`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
          right={<BarCode value={order.sn} height={7} />}
        />
        <PageFields
          columns={6}
          fields={[
            { label: '订单号', value: order.sn, span: 3 },
            { label: '下单时间', value: formatTime(order.createTime, 'YYYY-MM-DD HH:mm'), span: 3 },
            { label: '收货人', value: order.consigneeName, span: 2 },
            { label: '电话', value: phone(order.consigneeMobile), span: 2 },
            { label: '物流', value: logisticsOf(order, parcels), span: 2 },
            { ...place, span: 4 },
            { label: '店铺电话', value: shopPhone, span: 2 },
            ...(order.remark ? [{ label: '买家留言', value: order.remark, span: 6 }] : []),
          ]}
        />
      </>
    ),
    total: (sheet) => (sheet.isLast ? totalsOf(order, showPrice) : []),
    statement: (sheet) => (sheet.isLast ? '请当面核对商品与数量；如有短少或破损，请在签收时注明并联系商家。' : null),
    signatures: () => <PageSignatures items={[{ label: '发货人' }, { label: '收货人' }, { label: '日期' }]} />,
  }
  return (
    <PrintDocument<OrderItem>
      paper={paper}
      rows={items}
      rowKey={({ id }) => id}
      columns={columnsOf(showPrice)}
      caption={`发货单 ${order.sn}`}
      slots={slots}
    />
  )
}

/** The parcels shipped so far; an order holds only the last one, and only once everything is shipped. */
function logisticsOf(order: MallOrder, parcels: readonly OrderParcel[]): string {
  const shipped = parcels.length > 0 ? parcels : [order]
  return shipped
    .map((shipment) => [shipment.logisticsName, shipmentNumber(shipment)].filter(Boolean).join(' '))
    .join('；')
}

/** What of it was shipped so far, while something is left. */
function shippedText(items: readonly OrderItem[]): string {
  const shipped = items.map(({ goodsUnit, deliverNumber }) => ({ goodsUnit, num: deliverNumber ?? 0 }))
  const isPart = shipped.some(({ num }) => num > 0) && items.some(({ num }, at) => (num ?? 0) > (shipped[at]?.num ?? 0))
  return isPart ? `，已发 ${piecesText(shipped.filter(({ num }) => num > 0))}` : ''
}

/** The sum of the lines, and how what the buyer pays follows from it. */
function totalsOf(order: MallOrder, showPrice: boolean): SummaryRow[] {
  const { orderItems: items, flowPrice } = order
  const label = `合计 ${piecesText(items)}${shippedText(items)}`
  if (!showPrice) return [{ label, cells: {} }]
  const parts = amountParts(order).map(
    ({ label, amount }) => `${amount.lt(0) ? '－' : '＋'} ${label.replace('（元）', '')} ${formatMoney(amount.abs())}`,
  )
  return [
    { label, cells: { subTotal: formatMoney(sum(items.map(({ subTotal }) => subTotal))) } },
    {
      label: ['合计', ...parts, `＝ ${amountWord(order)}（元）`].join(' '),
      cells: { subTotal: formatMoney(flowPrice) },
    },
  ]
}
