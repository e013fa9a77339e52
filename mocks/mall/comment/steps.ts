import { type Grade, type ReplyBody, validateReply } from '#features/mall/comment/model'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, Refusal } from '#mocks/kernel/http/reply'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { worldNow } from '#mocks/kernel/store/now'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import { nextIdOf } from '#mocks/kernel/store/store'
import { goodsTables } from '#mocks/mall/goods/rows'
import { type OrderItemRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder } from '#mocks/mall/order/rules'
import { type CommentRow, commentTables } from './rows'

const { comments } = commentTables

type Said = [grade: Grade, score: number, content: string, picture?: string]

const SAID: [Said, ...Said[]] = [
  ['GOOD', 5, '质量很好，送货及时，司机帮忙卸货。'],
  ['GOOD', 5, '第三次回购了，规格齐全，检测报告也齐。', '到货现场.jpg'],
  ['GOOD', 4, '价格合适，包装完整，下次还来。'],
  ['GOOD', 5, ''],
  ['MODERATE', 3, '东西还行，就是比约定时间晚了半天。'],
  ['MODERATE', 3, '有两件包装破了，不影响使用。', '包装.jpg'],
  ['WORSE', 2, '少发了一件，补发等了三天。', '清点.jpg'],
  ['WORSE', 1, '规格发错，来回折腾，耽误工期。'],
  ['GOOD', 5, '客服回复快，开票也很方便。'],
]

/** A buyer comments on a line of a completed order. */
export function comment(item: OrderItemRow, chance: SeededRandom): CommentRow {
  const order = findMallOrder(item.orderSn)
  if (!order || item.commentStatus !== 'UNFINISHED') throw new Refusal('当前商品不能评价')
  const [grade, score, content, picture = ''] = chance.pick(SAID)
  const row = comments.insert({
    id: nextIdOf('mall'),
    memberId: order.memberId,
    memberName: order.memberName,
    memberProfile: '',
    storeId: order.storeId,
    storeName: order.storeName,
    goodsId: item.goodsId,
    skuId: item.skuId,
    goodsName: item.goodsName,
    goodsImage: item.image,
    orderNo: order.sn,
    grade,
    content,
    images: picture ? attachmentUrl(picture) : '',
    status: chance.whole(1, 12) === 1 ? 'CLOSE' : 'OPEN',
    replyStatus: false,
    reply: '',
    replyImage: '',
    deliveryScore: score,
    serviceScore: Math.min(5, score + chance.whole(0, 1)),
    descriptionScore: score,
    createBy: order.memberName,
    createTime: worldNow(),
  })
  orderTables.mallOrderItems.update(item.id, { commentStatus: 'FINISHED' })
  countComments(item.goodsId)
  return row
}

/** Updates the number of comments of a product, and the percentage of good ones. */
function countComments(goodsId: string): void {
  const all = comments.filter((row) => row.goodsId === goodsId)
  const good = all.filter(({ grade }) => grade === 'GOOD').length
  if (!goodsTables.goods.get(goodsId)) return
  const grade = String(Math.round((good * 100) / all.length))
  goodsTables.goods.update(goodsId, { commentNum: String(all.length), grade })
}

/** The shop replies; replying again overwrites, as in lilishop. */
export function replyTo(row: CommentRow, sent: ReplyBody): CommentRow {
  refuseErrors(validateReply(sent), () => badInput())
  return comments.update(row.id, { ...sent, replyStatus: true })
}
