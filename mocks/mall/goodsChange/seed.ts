import { fixed } from '#domain/money'
import { hasTierPrices } from '#features/mall/goodsChange/model'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { type GoodsRow, goodsTables } from '#mocks/mall/goods/rows'
import { skusOf } from '#mocks/mall/goods/rules'
import { REFUSAL } from './counterparty'
import { type ChangeRow, goodsChangeTables } from './rows'

const COUNT = 30
const STATES = ['PASS', 'PASS', 'TOBEAUDITED', 'PASS', 'REFUSE'] as const
const REASONS = {
  UP: ['原材料价格上涨，随行就市', '运费上调，按新成本定价'],
  DOWN: ['季末清仓，让利老客户', '厂家下调出厂价，同步让利'],
  NAME: ['补充产品等级，方便买家搜索', '按国家标准规范名称', '去掉旧型号字样'],
  INFO: ['卖点改为质保承诺', '补充配送范围', '删去已结束的活动说明'],
} as const
const TYPES = ['PRICE', 'PRICE', 'NAME', 'INFO'] as const

/** 30 requests of the demo shop. Approved values equal the current ones of the products. */
export function seedChanges(today: string): SeedPart[] {
  const own = goodsTables.goods.filter(({ storeId, deleteFlag }) => storeId === '9003' && !deleteFlag)
  const rows = own.slice(0, COUNT).map((goods, at) => changeOf(goods, at, today))
  return [into(goodsChangeTables.goodsChanges, rows)]
}

function changeOf(goods: GoodsRow, at: number, today: string): ChangeRow {
  const wanted = TYPES[at % TYPES.length] ?? 'PRICE'
  const changeType = wanted === 'PRICE' && hasTierPrices(goods) ? 'NAME' : wanted
  const status = STATES[at % STATES.length] ?? 'PASS'
  const sku = changeType === 'PRICE' ? skusOf(goods.id)[0] : undefined
  const now = { PRICE: sku?.price ?? '', NAME: goods.goodsName, INFO: goods.sellingPoint }[changeType]
  const other = {
    PRICE: fixed(Number(sku?.price ?? 1) * (at % 3 === 1 ? 1.06 : 0.94), 2),
    NAME: `${goods.goodsName}（现货）`,
    INFO: `${goods.goodsName}，满额免运费`.slice(0, 60),
  }[changeType]
  const isPassed = status === 'PASS'
  const day = isPassed ? -90 + at * 2 : -1 - (at % 6)
  const isUp = Number(isPassed ? now : other) > Number(isPassed ? other : now)
  const reasons = REASONS[changeType === 'PRICE' ? (isUp ? 'UP' : 'DOWN') : changeType]
  return {
    id: `1769630090030${String(at + 1).padStart(6, '0')}`,
    storeId: goods.storeId,
    goodsId: goods.id,
    skuId: sku?.id ?? '',
    changeType,
    before: isPassed ? other : now,
    after: isPassed ? now : other,
    prices: [],
    reason: reasons[at % reasons.length] ?? '',
    status,
    auditMessage: status === 'REFUSE' ? REFUSAL : '',
    auditTime: status === 'TOBEAUDITED' ? '' : `${dayFrom(today, day)} 17:${String(10 + at).padStart(2, '0')}:00`,
    createTime: `${dayFrom(today, day)} 0${8 + (at % 2)}:${String(10 + at).padStart(2, '0')}:00`,
  }
}
