import { counterpartyOf } from '#mocks/kernel/counterparty'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { later } from '#mocks/kernel/store/clock'
import { type SeededRandom, seededRandom } from '#mocks/kernel/store/seededRandom'
import type { OrderItemRow, OrderRow } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { afterComplete } from '#mocks/mall/order/stepRules'
import type { AfterSaleRow } from './rows'
import { findAfterSale } from './rules'
import { applyAfterSale, cancelAfterSale, refund, sendBack } from './steps'

type Reason = [reason: string, problemDesc: string, picture: string]

/** The steps of buyers and platform: on an order (`reason` is the number of pieces to return), and on a claim. */
export const afterSaleCounterparty = [
  counterpartyOf(findMallOrder, ['apply', 'applyReturn'], (order, name, reason) => {
    const item = itemsOf(order.sn).find(({ num, returnGoodsNumber }) => returnGoodsNumber < num) ?? itemsOf(order.sn)[0]
    const { sn, serviceStatus } = claim(order, item as OrderItemRow, seededRandom(order.sn), {
      isReturn: name === 'applyReturn',
      count: Number(reason) || undefined,
    })
    return { id: sn, status: serviceStatus }
  }),
  counterpartyOf(findAfterSale, ['sendBack', 'refund', 'cancel'], (row, name) => {
    const { id, serviceStatus } = { sendBack, refund, cancel: cancelAfterSale }[name](row)
    return { id, status: serviceStatus }
  }),
]

const REASONS: [Reason, ...Reason[]] = [
  ['商品破损', '开箱发现包装破损，部分商品不能使用，见照片。', '破损.jpg'],
  ['规格发错', '收到的规格与下单的不一致，现场用不上。', '实物标签.jpg'],
  ['数量不足', '清点后少了，已与司机核对。', '清点.jpg'],
  ['质量问题', '使用后发现质量达不到说明的标准，请尽快处理。', '质量1.jpg'],
  ['多拍，不想要了', '现场算量有误，多拍了一些，未拆封。', ''],
]

/** A buyer files a claim on a line: for a given number of pieces, or by seeded random for all or half of them. */
export function claim(
  order: OrderRow,
  item: OrderItemRow,
  chance: SeededRandom,
  { isReturn, count }: { isReturn: boolean; count?: number | undefined },
): AfterSaleRow {
  const [reason, problemDesc, picture] = chance.pick(REASONS)
  const left = item.num - item.returnGoodsNumber
  const pictures = picture ? [`${order.sn.slice(-4)}${picture}`, `${order.sn.slice(-4)}外包装.jpg`] : []
  return applyAfterSale(item, {
    num: count ?? (chance.whole(1, 3) === 1 ? left : Math.max(1, Math.ceil(left / 2))),
    serviceType: isReturn && order.orderType !== 'VIRTUAL' ? 'RETURN_GOODS' : 'RETURN_MONEY',
    reason,
    problemDesc,
    afterSaleImage: pictures.map(attachmentUrl).join(),
  })
}

/** Some buyers file a claim some time after receipt. */
export const claimLater = afterComplete.with((order) => {
  const chance = seededRandom(`claim ${order.sn}`)
  const [item] = itemsOf(order.sn)
  if (!item || chance.whole(1, 3) > 1) return
  later(() => {
    const fresh = itemsOf(order.sn)[0]
    if (fresh) claim(order, fresh, chance, { isReturn: chance.whole(1, 2) === 1 })
  })
})
