import { EXAMPLE_MARK } from '#domain/cell/importRows'
import { tidyWaybill } from '#domain/cell/words'
import { plain } from '#domain/text'
import { amountWord, canShip, orderStatuses, unshipped } from '#features/mall/order/model'
import { typedShipment, typedShipmentErrors } from '#features/mall/order/model/ownTruck'
import { shipColumns, shipInformation } from '#features/mall/order/ship/model'
import { OWN_TRUCK } from '#features/store/logistics/model'
import { Refusal, refusal } from '#mocks/kernel/http/reply'
import type { Call } from '#mocks/kernel/http/route'
import { readWorkbook, tableOf } from '#mocks/kernel/server/workbook'
import { type ExcelCell, textColumns, workbookReply } from '#mocks/kernel/server/xlsx'
import { write } from '#mocks/kernel/store/store'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { type OrderRow, orderTables } from './rows'
import { itemsOf } from './rules'
import { companiesOf, shipAll } from './shipping'

/**
 * The workbook to fill in: an example, all orders waiting for shipment, the partly shipped ones with what is left, and
 * the logistics companies of the shop. An order with a waybill is filled in.
 */
export function batchShipTemplate({ account }: Call): Promise<Response> {
  const waiting = orderTables.mallOrders.filter((order) => order.storeId === account.supplierId && canShip(order))
  const companies = companiesOf(account.supplierId)
  const bold = (value: string): ExcelCell => ({ value, isBold: true })
  const goods = ({ sn }: OrderRow) =>
    itemsOf(sn)
      .flatMap((item) => (unshipped(item) > 0 ? [`${item.goodsName}×${unshipped(item)}`] : []))
      .join('；')
  const first = companies.find(({ name }) => name !== OWN_TRUCK)?.name ?? ''
  const examples = [[`${EXAMPLE_MARK}O20240101000001`, first, 'SF1234567890', '', '', '', '张三', '商品×1']]
  if (companies.some(({ name }) => name === OWN_TRUCK)) {
    const truck = ['粤B12345', '19900010001', '李四']
    examples.push([`${EXAMPLE_MARK}O20240101000002`, OWN_TRUCK, '', ...truck, '张三', '商品×1'])
  }
  return workbookReply(
    [
      {
        name: '批量发货',
        widths: [30, 18, 24, 14, 16, 12, 14, 44],
        rows: textColumns(
          [
            [...shipColumns, ...shipInformation].map(({ label }) => bold(label)),
            ...examples.map((example) => example.map((value): ExcelCell => ({ value }))),
            ...waiting.map((order): ExcelCell[] => [
              { value: order.sn },
              { value: order.deliverStatus === 'UNDELIVERED' ? nameOf(order.waybillCompanyId) : '' },
              { value: order.deliverStatus === 'UNDELIVERED' ? order.waybillNo : '' },
              ...Array<ExcelCell>(3).fill(null),
              { value: order.consigneeName },
              { value: goods(order) },
            ]),
          ],
          shipColumns,
        ),
      },
      { name: '物流公司', widths: [24], rows: [[bold('物流公司')], ...companies.map(({ name }) => [{ value: name }])] },
    ],
    '批量发货导入模板.xlsx',
  )
}

function nameOf(logisticsId: string): string {
  return logisticsTables.logistics.get(logisticsId)?.name ?? ''
}

/**
 * Ships the orders of a file: all of them, or none at the first error.
 *
 * @throws Refusal with the first error
 */
export async function batchShip(call: Call): Promise<null> {
  const file = call.files.files ?? call.files.file
  if (!file) throw refusal(31013, '批量发货,文件读取失败')
  const workbook = await readWorkbook(file).catch(() => {
    throw refusal(31013, '批量发货,文件读取失败')
  })
  const { lines } = tableOf(workbook, shipColumns)
  const wrong = lines.flatMap(({ at, errors }) => errors.map((error) => `第${at}行${error}`))
  if (wrong.length > 0) throw new Refusal(wrong.join('；'), { status: 400 })
  const rows = lines.map(({ values }) => values)
  return write(() => {
    const parcels = rows
      .filter(({ sn }) => sn)
      .map((values) => {
        const { sn: typed = '', company: name = '' } = values
        const { logisticsNo = '', carNo = '', driverPhone = '', driverName = '' } = values
        const sn = tidyWaybill(typed)
        const shipment = typedShipment({ company: name, logisticsNo, carNo, driverPhone, driverName })
        const order = orderTables.mallOrders.find((row) => row.sn === sn && row.storeId === call.account.supplierId)
        if (!order) throw new Refusal(`订单编号：'${sn} '不存在`, { status: 400 })
        if (!canShip(order)) throw new Refusal(`订单编号：'${sn} '不能发货`, { status: 400 })
        const company = companiesOf(call.account.supplierId).find((one) => one.name === name)
        if (!company) throw new Refusal(`物流公司：'${name} '不存在`, { status: 400 })
        const [unfit] = Object.values(typedShipmentErrors(shipment))
        if (unfit) throw new Refusal(plain(unfit), { status: 400 })
        return { order, parcel: { logisticsId: company.id, logisticsNo: shipment.logisticsNo } }
      })
    if (parcels.length === 0) throw refusal(31010, '没有待发货的订单')
    for (const { order, parcel } of parcels) shipAll(order, parcel, call.account)
    return null
  })
}

const EXPORT = [
  '订单编号',
  '下单时间',
  '订单状态',
  '买家',
  '收货人',
  '收货人电话',
  '收货地址',
  '商品名称',
  '规格',
  '数量',
  '单价',
  '商品金额',
  '运费',
  '订单金额',
  '应付/实付',
  '物流公司',
  '物流单号',
  '店铺',
]

/** The orders as a workbook, one row per line. */
export function exportOrders(orders: readonly OrderRow[]): Promise<Response> {
  const rows = orders.flatMap((order) =>
    itemsOf(order.sn).map((item): ExcelCell[] =>
      [
        order.sn,
        order.createTime,
        orderStatuses[order.orderStatus].label,
        order.memberName,
        order.consigneeName,
        order.consigneeMobile,
        `${order.consigneeAddressPath.replaceAll(',', '')}${order.consigneeDetail}`,
        item.goodsName,
        Object.values(item.specs).join(' '),
        item.num,
        Number(item.unitPrice),
        Number(item.flowPrice),
        Number(order.freightPrice),
        Number(order.flowPrice),
        amountWord(order),
        order.logisticsName,
        order.logisticsNo,
        order.storeName,
      ].map((value) => ({ value })),
    ),
  )
  const head = EXPORT.map((value) => ({ value, isBold: true }))
  return workbookReply(
    [{ name: '订单列表', widths: EXPORT.map((word) => Math.max(12, word.length * 2 + 4)), rows: [head, ...rows] }],
    '订单列表.xlsx',
  )
}
