import { formatMoney } from '#domain/money'
import { escaped, news, sendNews } from '#mocks/account/message/rules'
import type { OrderRow } from './rows'

/** Sends the shop a message about a paid order. */
export function tellOfPaid({ storeId, sn, memberName, flowPrice, orderStatus }: OrderRow): void {
  const next =
    {
      UNDELIVERED: '请及时发货。',
      STAY_PICKED_UP: '买家到店自提时请核销取货码。',
      TAKE: '服务完成后请核销买家的核销码。',
      PAID: '拼团成功后可以发货。',
    }[orderStatus as string] ?? '请查看订单详情。'
  sendNews(
    news(storeId, `收到新的商城订单 ${sn}`, [
      `买家 ${escaped(memberName)} 已付款，订单 <strong>${sn}</strong> 实付 ¥${formatMoney(flowPrice)}。`,
      next,
    ]),
  )
}

/** Sends the shop a message that a buyer cancelled an order. */
export function tellOfCancelled({ storeId, sn, memberName }: OrderRow, reason: string): void {
  sendNews(
    news(storeId, `商城订单 ${sn} 已被买家取消`, [
      `买家 ${escaped(memberName)} 取消了订单 <strong>${sn}</strong>。原因：${escaped(reason)}`,
      '请不要再按该订单发货，已付的款项原路退回。',
    ]),
  )
}
