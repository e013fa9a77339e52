import { decimal, fixed } from '#domain/money'
import { dayAfter, shiftMinutes } from '#domain/time'
import { isOnSale, joinError, priceRange } from '#features/mall/sale/model'
import { type AuditStatus, miniProgramPath, type PriceType, STUDIO_PICTURES } from '#features/promotion/live/model'
import { bannerPicture } from '#mocks/kernel/server/banner'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { into, nextIdOf, type SeedPart } from '#mocks/kernel/store/store'
import { soldSku } from '#mocks/mall/activity/saleRules'
import { type JoinedSku, joinedSkus } from '#mocks/mall/goods/rules'
import { REFUSED_REASON } from './counterparty'
import { type LiveGoodsRow, liveTables, type StudioRow } from './rows'
import { roomAddress } from './rules'

const SHOP = '9003'
const CLERK = 'haichuan'

/** By live SKU: most are approved, the newest still wait. */
const AUDITS: AuditStatus[] = [...'000111333322222222222222222222'] as AuditStatus[]
const REASONS = [REFUSED_REASON, '商品名称含有极限词，请修改后重新提审', '折扣价低于成本，请核对价格', REFUSED_REASON]

type Line = [name: string, anchorName: string, day: number, hour: number, minutes: number, goods: number]

/** Rooms by the day they start, from today; the one of today runs all day. */
const ROOMS: Line[] = [
  ['海川建材工地直供夜', '小海', -168, 20, 90, 4],
  ['钢材行情早知道', '陈工', -154, 10, 60, 3],
  ['水泥怎么选', '陈工', -140, 15, 45, 2],
  ['管材专场直播', '小海', -126, 20, 120, 5],
  ['五金工具实测', '阿强', -112, 20, 90, 4],
  ['五一备货专场', '小海', -98, 19, 180, 6],
  ['梅雨季防水专场', '陈工', -91, 15, 60, 3],
  ['钢筋验收现场教学', '陈工', -77, 10, 75, 2],
  ['年中清仓夜', '小海', -70, 20, 240, 6],
  ['阀门安装实操', '阿强', -63, 15, 60, 3],
  ['高温施工保障专场', '小海', -49, 20, 90, 4],
  ['排水管选型课堂', '陈工', -42, 10, 50, 3],
  ['工地食堂水电改造', '阿强', -35, 15, 60, 2],
  ['老客户答谢夜', '小海', -28, 20, 150, 5],
  ['板材环保等级解读', '陈工', -21, 10, 60, 0],
  ['电动工具以旧换新', '阿强', -14, 20, 90, 4],
  ['周末备货专场', '小海', -7, 19, 120, 5],
  ['全天样板间云逛', '小海', 0, 0, 1440, 6],
  ['明日钢材专场', '陈工', 1, 10, 90, 4],
  ['给水管安装实操', '阿强', 3, 15, 60, 3],
  ['周五工地直供夜', '小海', 6, 20, 120, 5],
  ['水泥砂浆配比课堂', '陈工', 10, 10, 60, 2],
  ['新品首发夜', '小海', 20, 20, 150, 0],
  ['季末清仓夜', '小海', 45, 20, 240, 6],
]

/** Live goods of the demo shop, and rooms that were, are and will be. */
export function seedLive(today: string): SeedPart[] {
  const skus = joinedSkus((row) => {
    return row.storeId === SHOP && isOnSale(row) && !joinError('LIVE', row)
  })
  // Every third, so that they are of many products.
  const goods = skus
    .filter((_, index) => index % 3 === 0)
    .slice(0, AUDITS.length)
    .map((sku, index) => liveGoodsRow(sku, index, today))
  const approved = goods.filter(({ auditStatus }) => auditStatus === '2').map(({ id }) => id)
  const studios = ROOMS.map((line, index) => studioRow(line, index, today, approved))
  return [into(liveTables.liveGoods, goods), into(liveTables.studios, studios)]
}

function liveGoodsRow(sku: JoinedSku, index: number, today: string): LiveGoodsRow {
  const range = priceRange(soldSku(sku))
  const isRange = range.lowest !== range.highest
  const priceType = isRange ? 2 : (([1, 3, 2] as const)[index % 3] ?? 1)
  const auditStatus = AUDITS[index] ?? '2'
  const day = dayAfter(today, auditStatus === '2' ? -20 - index * 5 : -1 - index)
  return {
    id: nextIdOf('mall'),
    liveGoodsId: 100 + AUDITS.length - index,
    auditId: 400100 + AUDITS.length - index,
    goodsId: sku.goodsId,
    skuId: sku.id,
    goodsImage: sku.thumbnail,
    name: sku.goodsName,
    priceType,
    ...(isRange ? { price: range.lowest, price2: range.highest } : pricesOf(sku.price ?? '0', priceType)),
    url: miniProgramPath({ skuId: sku.id, goodsId: sku.goodsId }),
    auditStatus,
    auditMessage: auditStatus === '3' ? (REASONS[index % REASONS.length] ?? REFUSED_REASON) : '',
    storeId: SHOP,
    deleteFlag: false,
    createBy: CLERK,
    createTime: `${day} 09:${String(10 + index).padStart(2, '0')}:00`,
  }
}

function pricesOf(price: string, priceType: PriceType): { price: string; price2: string } {
  const of = (rate: string) => fixed(decimal(price)?.times(rate) ?? '0', 2)
  if (priceType === 1) return { price: of('1'), price2: '' }
  return priceType === 2 ? { price: of('0.9'), price2: of('1.2') } : { price: of('1'), price2: of('0.88') }
}

function studioRow(line: Line, index: number, today: string, approved: readonly string[]): StudioRow {
  const [name, anchorName, day, hour, minutes, count] = line
  const startTime = `${dayAfter(today, day)} ${String(hour).padStart(2, '0')}:00:00`
  const created = `${dayAfter(today, Math.min(day - 5, -1))} 11:${String(10 + index).padStart(2, '0')}:00`
  const first = seededRandom(name).whole(0, Math.max(0, approved.length - count))
  const roomId = 1001 + index
  const pictures = Object.entries(STUDIO_PICTURES).map(([field, size]) => [field, bannerPicture(index, size, name)])
  return {
    id: nextIdOf('mall'),
    roomId,
    name,
    anchorName,
    anchorWechat: { 小海: 'haichuan_live', 陈工: 'chengong_jc', 阿强: 'aqiang_wj' }[anchorName] ?? 'haichuan_live',
    startTime,
    endTime: shiftMinutes(startTime, minutes),
    ...(Object.fromEntries(pictures) as Pick<StudioRow, 'feedsImg' | 'coverImg' | 'shareImg'>),
    mediaUrl: day < 0 ? `https://m.mall.example/replay?roomId=${roomId}` : '',
    qrCodeUrl: roomAddress(roomId),
    recommend: index % 6 === 5,
    goodsIds: approved.slice(first, first + count),
    storeId: SHOP,
    createBy: CLERK,
    createTime: created,
    updateTime: created,
  }
}
