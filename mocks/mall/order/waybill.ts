import { canMakeWaybill, canShip } from '#features/mall/order/model'
import { escaped } from '#mocks/account/message/rules'
import type { Account } from '#mocks/kernel/auth/caller'
import { refusal } from '#mocks/kernel/http/reply'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { providerOf } from '#mocks/store/logistics/rules'
import { storeTables } from '#mocks/store/setting/rows'
import { type OrderRow, orderTables } from './rows'
import { itemsOf, logOrder } from './rules'
import { notShippable, shipAll } from './shipping'

const { logistics, storeLogistics } = logisticsTables

/**
 * The carrier's waybill of an order as HTML, or for SF the address of the file. The same order always gets the same
 * number, and keeps it.
 *
 * @throws Refusal when no waybill can be made
 */
export function makeWaybill(order: OrderRow, logisticsId: string, by: Account) {
  const isShunfeng = providerOf(order.storeId) === 'SHUNFENG'
  if (!canMakeWaybill(order, isShunfeng)) throw refusal(31016, '订单不能打印电子面单')
  const sender = senderOf(order)
  if (isShunfeng) return { token: `sf-${order.id}`, url: attachmentUrl(`顺丰面单${order.logisticsNo}.pdf`) }
  const account = storeLogistics.find((row) => row.storeId === order.storeId && row.logisticsId === logisticsId)
  const company = logistics.get(logisticsId)
  if (!company || !account?.faceSheetFlag) throw refusal(31005, '物流错误')
  const logisticsNo = `${company.code}${order.id.slice(-12)}`
  if (order.waybillNo !== logisticsNo) {
    orderTables.mallOrders.update(order.id, { waybillNo: logisticsNo, waybillCompanyId: company.id })
    logOrder(order.sn, by, `生成电子面单：${company.name} ${logisticsNo}`)
  }
  return { printTemplate: templateOf(order, { company: company.name, logisticsNo, sender }), logisticsNo }
}

/**
 * Ships everything left of an order with SF, which assigns the number.
 *
 * @throws Refusal when the shop does not use SF or the status forbids it
 */
export function shipBySf(order: OrderRow, by: Account): OrderRow {
  if (providerOf(order.storeId) !== 'SHUNFENG') throw refusal(70005, '您还未配置快递查询')
  if (!canShip(order)) throw notShippable(order)
  senderOf(order)
  const company = logistics.find(({ code }) => code === 'SF')
  if (!company) throw refusal(31005, '物流错误')
  logOrder(order.sn, by, '已向顺丰下单')
  return shipAll(order, { logisticsId: company.id, logisticsNo: `SF${order.id.slice(-12)}` }, by)
}

/**
 * The address the shop ships from.
 *
 * @throws Refusal when it is not set
 */
function senderOf({ storeId }: OrderRow) {
  const contact = storeTables.stores.get(storeId)?.contacts.deliver
  if (!contact) throw refusal(50007, '请填写商家发货地址')
  const { name, mobile, region, detail } = contact
  return { name, phone: mobile, place: `${region.namePath.replaceAll(',', '')}${detail}` }
}

type Sent = { company: string; logisticsNo: string; sender: { name: string; phone: string; place: string } }

/** A page of 100 × 150 mm with inline styles, as carriers send it. */
function templateOf(order: OrderRow, { company, logisticsNo, sender }: Sent): string {
  const line = (label: string, name: string, phone: string, place: string) =>
    `<tr><td class="label">${label}</td><td><b>${escaped(name)}</b> ${phone}<br>${escaped(place)}</td></tr>`
  const goods = itemsOf(order.sn)
    .map(({ goodsName, num }) => `${escaped(goodsName)} × ${num}`)
    .join('<br>')
  const place = `${order.consigneeAddressPath.replaceAll(',', '')}${order.consigneeDetail}`
  return `<!DOCTYPE html><html><head><style>
@page { size: 100mm 150mm; margin: 3mm }
table { width: 94mm; border-collapse: collapse; font-family: sans-serif; font-size: 12px }
td { border: 1px solid #000; padding: 6px; vertical-align: top }
.label { width: 32px; font-weight: bold }
</style></head><body><table>
<tr><td colspan="2" style="font-size:20px;text-align:center">${company}</td></tr>
<tr><td colspan="2" style="text-align:center">${barsOf(logisticsNo)}<br><span style="font-size:18px;letter-spacing:2px">${logisticsNo}</span></td></tr>
${line('收', order.consigneeName, order.consigneeMobile, place)}
${line('寄', sender.name, sender.phone, sender.place)}
<tr><td class="label">物</td><td>${goods}</td></tr>
<tr><td colspan="2">订单号 ${order.sn}</td></tr>
</table></body></html>`
}

/** Code 39, digits only: nine bars and gaps each, wide or narrow. */
const BARS: Record<string, string> = {
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  '*': 'nwnnwnwnn',
}

/** The digits of a number as bars. Drawn with borders, because printers omit backgrounds. */
function barsOf(number: string): string {
  const all = [...`*${number.replace(/\D/g, '')}*`].map((char) => BARS[char] ?? '').join('n')
  const bars = [...all].map((width, at) => {
    const size = width === 'w' ? 3 : 1
    // A narrow gap separates two characters, so that bars and gaps alternate.
    return at % 2 === 0
      ? `<span style="display:inline-block;height:44px;border-left:${size}px solid #000"></span>`
      : `<span style="display:inline-block;width:${size}px"></span>`
  })
  return `<div style="white-space:nowrap;font-size:0">${bars.join('')}</div>`
}
