import { dayAfter, dayEnd } from '#domain/time'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { createdBy } from '#mocks/kernel/store/time'
import { goodsTables } from '#mocks/mall/goods/rows'
import { GIVEN_COUPON } from '#mocks/promotion/fullDiscount/seed'
import { type CouponRow, couponTables, type MemberCouponRow } from './rows'
import { type Received, receipts } from './seedReceipts'

const SHOP = '9003'
/** Months of history, as the orders have it. */
const PAST = 12

type Month = [name: string, price: string | null, rate: string | null, threshold: string]

/** A coupon each month, by the number of the month. */
const MONTHS: Month[] = [
  ['年后复工券', '120', null, '2000'],
  ['开春备料券', '80', null, '1500'],
  ['春季赶工券', null, '9.7', '2000'],
  ['清明备货券', '100', null, '2000'],
  ['五一工地券', '150', null, '2500'],
  ['年中采购券', null, '9.6', '2500'],
  ['高温补给券', '60', null, '1500'],
  ['建材节券', '200', null, '3000'],
  ['秋季开工券', null, '9.7', '2000'],
  ['国庆赶工券', '120', null, '2000'],
  ['冬储备料券', '180', null, '3000'],
  ['年末清库券', null, '9.5', '2500'],
]

type Seeded = { coupon: CouponRow; received?: Received }

/** A coupon each month, those of the last weeks, and some that are planned or closed; and who received them. */
export function seedCoupons(today: string): SeedPart[] {
  const all = [...monthly(today), ...present(today), ...closed(today), ...otherShop(today)]
  const yesterday = dayAfter(today, -1)
  const rows: MemberCouponRow[] = []
  for (const { coupon, received } of all) {
    if (received) rows.push(...receipts(coupon, received, yesterday, rows.length))
  }
  return [
    into(
      couponTables.coupons,
      all.map(({ coupon }) => coupon),
    ),
    into(couponTables.memberCoupons, rows),
  ]
}

/** The coupon of each month, valid all through it; the present one runs, the next is planned. */
function monthly(today: string): Seeded[] {
  const [year = '', month = ''] = today.split('-')
  const first = Number(year) * 12 + Number(month) - 1 - PAST
  return Array.from({ length: PAST + 2 }, (_, at): Seeded => {
    const index = first + at
    const [yearOf, monthOf] = [Math.floor(index / 12), index % 12]
    const [name, price, rate, threshold] = MONTHS[monthOf] ?? ['', null, null, '0']
    const start = `${yearOf}-${String(monthOf + 1).padStart(2, '0')}-01`
    const end = dayAfter(`${Math.floor((index + 1) / 12)}-${String(((index + 1) % 12) + 1).padStart(2, '0')}-01`, -1)
    // Apart from the serials of the others, and the same whenever the demo is built.
    const coupon = row(1000 + (index % 1000), {
      promotionName: `${yearOf}年${monthOf + 1}月发券`,
      couponName: name,
      couponType: rate === null ? 'PRICE' : 'DISCOUNT',
      price,
      couponDiscount: rate,
      consumeThreshold: threshold,
      publishNum: 20 + (monthOf % 3) * 10,
      startTime: `${start} 00:00:00`,
      endTime: dayEnd(end),
      description: '不与秒杀、拼团同享',
      createTime: createdBy(`${dayAfter(start, -4)} 09:40:00`, today),
    })
    return { coupon, received: { buyers: 10 + (monthOf % 4), from: start, to: dayAfter(start, 19) } }
  })
}

/** Coupons that run now in every kind, were given in the last weeks, or are planned. */
function present(today: string): Seeded[] {
  const day = (days: number, time = '00:00:00') => `${dayAfter(today, days)} ${time}`
  const period = (from: number, to: number) => ({ startTime: day(from), endTime: dayEnd(day(to)) })
  const since = (from: number, buyers: number): Received => ({ buyers, from: dayAfter(today, from), to: today })
  const steel = categoryOf('热轧带肋钢筋')
  const tools = labelOf('角磨机 850W')
  const cement = skusOf('普通硅酸盐水泥')
  return [
    {
      coupon: row(30, {
        id: GIVEN_COUPON,
        promotionName: '满额赠券',
        couponName: '满额回馈券',
        price: '100',
        consumeThreshold: '8000',
        getType: 'ACTIVITY',
        ...dynamic(30),
        description: '满额活动赠送，下次下单使用',
        createTime: day(-45, '10:00:00'),
      }),
    },
    {
      coupon: row(31, {
        promotionName: '新客见面礼',
        couponName: '新客满减券',
        price: '50',
        consumeThreshold: '6000',
        ...dynamic(30),
        description: '新客专享，每人一张',
        createTime: day(-330, '09:10:00'),
      }),
      received: since(-329, 24),
    },
    {
      coupon: row(32, {
        promotionName: '钢材周',
        couponName: '钢材专享券',
        price: '300',
        consumeThreshold: '30000',
        scopeType: 'PORTION_GOODS_CATEGORY',
        scopeId: steel,
        publishNum: 30,
        ...period(-8, 2),
        description: '仅限钢材类商品使用',
        createTime: day(-10, '11:20:00'),
      }),
      received: since(-8, 12),
    },
    {
      coupon: row(33, {
        promotionName: '工具换新季',
        couponName: '工具折上折',
        couponType: 'DISCOUNT',
        price: null,
        couponDiscount: '9.5',
        consumeThreshold: '1500',
        scopeType: 'PORTION_SHOP_CATEGORY',
        scopeId: tools,
        publishNum: 50,
        couponLimitNum: 2,
        ...period(-12, 1),
        description: '仅限工具类商品使用',
        createTime: day(-13, '16:05:00'),
      }),
      received: since(-12, 11),
    },
    {
      coupon: row(34, {
        promotionName: '水泥清库',
        couponName: '水泥专用券',
        price: '30',
        consumeThreshold: '2000',
        scopeType: 'PORTION_GOODS',
        scopeId: cement.join(),
        publishNum: 8,
        ...period(-6, 20),
        description: '仅限指定水泥使用，领完即止',
        createTime: day(-7, '08:55:00'),
      }),
      received: since(-6, 8),
    },
    {
      coupon: row(35, {
        promotionName: '老客关怀',
        couponName: '无门槛五元券',
        price: '5',
        consumeThreshold: '0',
        publishNum: 3,
        ...period(-4, 15),
        description: '老客专享',
        createTime: day(-5, '14:30:00'),
      }),
      received: since(-4, 3),
    },
    {
      coupon: row(36, {
        promotionName: '周年庆预热',
        couponName: '周年庆满减券',
        price: '200',
        consumeThreshold: '3000',
        publishNum: 100,
        ...period(10, 17),
        createTime: day(-2, '10:15:00'),
      }),
    },
    {
      coupon: row(37, {
        promotionName: '节前备货',
        couponName: '节前备货券',
        couponType: 'DISCOUNT',
        price: null,
        couponDiscount: '9.2',
        consumeThreshold: '5000',
        publishNum: 60,
        ...period(20, 40),
        createTime: day(-1, '17:40:00'),
      }),
    },
    {
      coupon: row(38, {
        promotionName: '下季赠券',
        couponName: '下季回馈券',
        price: '80',
        consumeThreshold: '2000',
        getType: 'ACTIVITY',
        ...period(6, 66),
        createTime: day(-3, '09:00:00'),
      }),
    },
    {
      coupon: row(39, {
        promotionName: '五金节',
        couponName: '五金节折扣券',
        couponType: 'DISCOUNT',
        price: null,
        couponDiscount: '8.8',
        consumeThreshold: '800',
        scopeType: 'PORTION_SHOP_CATEGORY',
        scopeId: labelOf('不锈钢膨胀螺栓'),
        publishNum: 20,
        ...period(-62, -48),
        description: '仅限五金紧固件使用',
        createTime: day(-64, '11:00:00'),
      }),
      received: { buyers: 9, from: dayAfter(today, -62), to: dayAfter(today, -50) },
    },
    {
      coupon: row(40, {
        promotionName: '防水季',
        couponName: '防水涂料券',
        price: '40',
        consumeThreshold: '1200',
        scopeType: 'PORTION_GOODS',
        scopeId: skusOf('聚氨酯防水涂料').join(),
        publishNum: 15,
        ...period(-130, -100),
        description: '仅限聚氨酯防水涂料使用',
        createTime: day(-132, '15:25:00'),
      }),
      received: { buyers: 7, from: dayAfter(today, -130), to: dayAfter(today, -104) },
    },
  ]
}

/** Coupons that were closed, some with what buyers held of them. */
function closed(today: string): Seeded[] {
  const day = (days: number, time: string) => `${dayAfter(today, days)} ${time}`
  const line = (at: number, days: number, own: Partial<CouponRow>) =>
    row(at, { consumeThreshold: '1000', createTime: day(days, '13:50:00'), ...own })
  return [
    {
      coupon: line(41, -75, {
        promotionName: '项目部专享',
        couponName: '项目部专享券',
        price: '150',
        publishNum: 40,
        ranStartTime: day(-74, '00:00:00'),
        ranEndTime: day(-69, '17:40:00'),
      }),
      received: { buyers: 8, from: dayAfter(today, -74), to: dayAfter(today, -70) },
    },
    {
      coupon: line(42, -160, {
        promotionName: '老客户回馈',
        couponName: '老客户回馈券',
        price: '60',
        rangeDayType: 'DYNAMICTIME',
        effectiveDays: 0,
      }),
      received: { buyers: 10, from: dayAfter(today, -158), to: dayAfter(today, -140) },
    },
    { coupon: line(43, -35, { promotionName: '首单试用', couponName: '首单试用券', price: '20' }) },
    {
      coupon: line(44, -20, {
        promotionName: '会员日折扣',
        couponName: '会员日折扣券',
        couponType: 'DISCOUNT',
        price: null,
        couponDiscount: '9',
      }),
    },
    { coupon: line(45, -210, { promotionName: '冬季关怀', couponName: '冬季关怀券', price: '10', publishNum: 200 }) },
  ]
}

function otherShop(today: string): Seeded[] {
  const own = { storeId: '9004', description: '全店商品可用' }
  const times = (from: number, to: number) => ({
    startTime: `${dayAfter(today, from)} 00:00:00`,
    endTime: dayEnd(dayAfter(today, to)),
    createTime: `${dayAfter(today, from - 1)} 10:00:00`,
  })
  return [
    {
      coupon: row(50, { ...own, promotionName: '开店发券', couponName: '开店满减券', price: '20', ...times(-20, 10) }),
      received: { buyers: 4, from: dayAfter(today, -20), to: dayAfter(today, -10) },
    },
    {
      coupon: row(51, { ...own, promotionName: '上季发券', couponName: '上季满减券', price: '10', ...times(-90, -60) }),
    },
  ]
}

function dynamic(effectiveDays: number): Partial<CouponRow> {
  return { rangeDayType: 'DYNAMICTIME', effectiveDays }
}

function row(serial: number, own: Partial<CouponRow>): CouponRow {
  const storeId = own.storeId ?? SHOP
  return {
    id: `17696900${storeId}${String(serial).padStart(7, '0')}`,
    storeId,
    promotionName: '',
    couponName: '',
    couponType: 'PRICE',
    price: '0',
    couponDiscount: null,
    consumeThreshold: '500',
    getType: 'FREE',
    storeCommission: '100',
    description: '不与秒杀、拼团同享',
    publishNum: 0,
    couponLimitNum: own.getType === 'ACTIVITY' ? 0 : 1,
    rangeDayType: 'FIXEDTIME',
    startTime: '',
    endTime: '',
    ranStartTime: '',
    ranEndTime: '',
    effectiveDays: null,
    scopeType: 'ALL',
    scopeId: '',
    createTime: '',
    ...own,
  }
}

function goodsNamed(name: string) {
  return goodsTables.goods.find(({ storeId, goodsName }) => storeId === SHOP && goodsName.includes(name))
}

/** The second-level category of a product. */
function categoryOf(name: string): string {
  return goodsNamed(name)?.categoryPath.split(',')[1] ?? ''
}

/** The first-level shop category of a product. */
function labelOf(name: string): string {
  return goodsNamed(name)?.storeCategoryPath.split(',')[0] ?? ''
}

function skusOf(name: string): string[] {
  const goodsId = goodsNamed(name)?.id
  return goodsTables.goodsSkus.filter((sku) => sku.goodsId === goodsId).map(({ id }) => id)
}
