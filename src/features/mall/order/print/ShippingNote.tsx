import { maskPhone } from '#domain/mask'
import { formatMoney, sum } from '#domain/money'
import { specText } from '#features/mall/order/model'
import type { MallOrder, OrderItem } from '#features/mall/order/shape'
import { BarCode } from '#shared/print/BarCode'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PaperSize } from '#shared/print/paperSizes'

// A shipping note goes to the buyer with the goods: it is in Chinese in every interface language.

type Props = { order: MallOrder; paper: PaperSize; showPrice: boolean; isPhoneShown: boolean }

const right = { align: 'right' as const }
const center = { align: 'center' as const }

function columnsOf(showPrice: boolean): PrintColumn<OrderItem>[] {
  const prices: PrintColumn<OrderItem>[] = [
    { field: 'unitPrice', label: '单价', width: 20, ...right, text: (item) => formatMoney(item.unitPrice) },
    { field: 'flowPrice', label: '金额', width: 24, ...right, text: (item) => formatMoney(item.flowPrice) },
  ]
  return [
    { field: 'seq', label: '序号', width: 10, ...center, text: (_item, index) => String(index + 1) },
    { field: 'goodsName', label: '商品名称', width: 60, grow: true, text: (item) => item.goodsName },
    { field: 'specs', label: '规格', width: 40, grow: true, text: (item) => specText(item.specs) },
    { field: 'num', label: '数量', width: 14, ...right, text: (item) => String(item.num ?? '') },
    { field: 'deliverNumber', label: '已发', width: 14, ...right, text: (item) => String(item.deliverNumber ?? 0) },
    ...(showPrice ? prices : []),
  ]
}

/** The note of one order. */
export function ShippingNote({ order, paper, showPrice, isPhoneShown }: Props) {
  const { orderItems: items } = order
  const phone = (value: string) => (isPhoneShown ? value : maskPhone(value))
  const isPickUp = order.deliveryMethod === 'SELF_PICK_UP'
  const place = isPickUp
    ? { label: '自提点', value: order.storeAddressPath }
    : { label: '收货地址', value: `${order.consigneeAddressPath.replaceAll(',', '')}${order.consigneeDetail}` }
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
            { label: '下单时间', value: order.createTime, span: 3 },
            { label: '收货人', value: order.consigneeName, span: 2 },
            { label: '电话', value: phone(order.consigneeMobile), span: 2 },
            { label: '物流', value: [order.logisticsName, order.logisticsNo].filter(Boolean).join(' '), span: 2 },
            { ...place, span: 6 },
            ...(order.remark ? [{ label: '买家留言', value: order.remark, span: 6 }] : []),
          ]}
        />
      </>
    ),
    total: (sheet) =>
      sheet.isLast
        ? [
            {
              label: '合计',
              cells: {
                num: String(items.reduce((count, { num }) => count + (num ?? 0), 0)),
                ...(showPrice ? { flowPrice: formatMoney(sum(items.map(({ flowPrice }) => flowPrice))) } : {}),
              },
            },
          ]
        : [],
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
