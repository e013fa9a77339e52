import { maskPhone } from '#domain/mask'
import { placeOf } from '#features/mall/order/model'
import type { OwnTruck } from '#features/mall/order/model/ownTruck'
import type { MallOrder } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'
import { BarCode } from '#shared/print/code/BarCode'
import type { PrintColumn } from '#shared/print/columns'
import type { PageSlots } from '#shared/print/DocumentPage'
import { PageFields, PageHead, PageSignatures } from '#shared/print/PageParts'
import { PrintDocument } from '#shared/print/PrintDocument'
import type { PaperSize } from '#shared/print/paperSizes'
import { type ParcelSlip, type SlipLine, slipTitle } from './parcelSlips'

// A parcel slip lies in the box of the buyer: it is in Chinese in every interface language.

type Props = {
  order: MallOrder
  slip: ParcelSlip
  /** Where the shop is called. */
  shopPhone: string
  paper: PaperSize
  isPhoneShown: boolean
}

const right = { align: 'right' as const }
const center = { align: 'center' as const }

const COLUMNS: PrintColumn<SlipLine>[] = [
  { field: 'seq', label: '序号', width: 10, ...center, text: (_line, index) => String(index + 1) },
  { field: 'goodsSn', label: '货号', width: 26, isOptional: true, text: ({ goodsSn }) => goodsSn },
  { field: 'goodsName', label: '商品名称', width: 56, grow: true, text: ({ goodsName }) => goodsName },
  { field: 'specs', label: '规格', width: 40, grow: true, text: ({ specs }) => specs },
  { field: 'unit', label: '单位', width: 14, ...center, isOptional: true, text: ({ unit }) => unit },
  { field: 'count', label: '数量', width: 16, ...right, text: ({ count }) => String(count) },
]

const PARCEL_SIGNS = ['装箱人', '复核人', '日期']
const TRUCK_SIGNS = ['发货人', '司机', '收货人', '日期']

function truckFields({ driverName, driverPhone, carNo }: OwnTruck) {
  return [
    { label: '车牌号', value: carNo, span: 2 },
    { label: '司机', value: driverName || '—', span: 2 },
    { label: '司机电话', value: driverPhone, span: 2 },
  ]
}

/** The slip of one parcel. */
export function ParcelSlipDocument({ order, slip, shopPhone, paper, isPhoneShown }: Props) {
  const slots: PageSlots<SlipLine> = {
    header: (sheet) => (
      <>
        <PageHead
          title={order.storeName}
          subtitle={slipTitle(slip)}
          left={`第 ${sheet.index + 1} 页 / 共 ${sheet.count} 页`}
          right={<BarCode value={order.sn} height={7} />}
        />
        <PageFields
          columns={6}
          fields={[
            { label: '订单号', value: order.sn, span: 3 },
            {
              label: slip.truck ? '车次' : '包裹',
              value: slip.truck ? `第 ${slip.number} 车` : `第 ${slip.number} 个　${slip.logistics || '待发货'}`,
              span: 3,
            },
            ...(slip.truck ? truckFields(slip.truck) : []),
            { label: '收货人', value: order.consigneeName, span: 2 },
            {
              label: '电话',
              value: isPhoneShown ? order.consigneeMobile : maskPhone(order.consigneeMobile),
              span: 2,
            },
            { label: '店铺电话', value: shopPhone, span: 2 },
            { label: '收货地址', value: placeOf(order), span: 6 },
            ...(order.remark ? [{ label: '买家留言', value: order.remark, span: 6 }] : []),
          ]}
        />
      </>
    ),
    total: (sheet) =>
      sheet.isLast
        ? [
            {
              label: `${slip.truck ? '本车' : '本包裹'}合计 ${piecesText(slip.lines.map(({ unit, count }) => ({ goodsUnit: unit, num: count })))}`,
              cells: {},
            },
          ]
        : [],
    statement: (sheet) => (sheet.isLast ? '请当面核对商品与数量；如有短少或破损，请在签收时注明并联系店铺。' : null),
    signatures: () => <PageSignatures items={(slip.truck ? TRUCK_SIGNS : PARCEL_SIGNS).map((label) => ({ label }))} />,
  }
  return (
    <PrintDocument<SlipLine>
      paper={paper}
      rows={slip.lines}
      rowKey={({ key }) => key}
      columns={COLUMNS}
      caption={`${slipTitle(slip)} ${order.sn}-${slip.number}`}
      slots={slots}
    />
  )
}
