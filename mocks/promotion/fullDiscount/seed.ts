import { dayAfter } from '#domain/time'
import { toExtras } from '#features/mall/activity/model/extra'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { createdBy } from '#mocks/kernel/store/time'
import { type FullDiscountRow, fullDiscountTables } from './rows'

/** Months of history, as the orders have it, and those that are planned. */
const PAST = 12
const AHEAD = 2

const NAMES = [
  '开工季满减',
  '春季备料满减',
  '清明前备货满减',
  '雨季备料满减',
  '五一工地满减',
  '年中采购满减',
  '高温停工前备货',
  '建材节满减',
  '秋季开工满减',
  '国庆后赶工满减',
  '冬储满减',
  '年末清库满减',
]

type Closed = [
  name: string,
  fullMoney: string,
  fullMinus: string | null,
  fullRate: string | null,
  extra?: 'freight' | 'point',
]

/** Activities that were closed before they began. */
const CLOSED: Closed[] = [
  ['满五万九八折', '50000', null, '9.8'],
  ['小单满500减30', '500', '30', null],
  ['满千减20包邮', '1000', '20', null, 'freight'],
  ['满3000减120', '3000', '120', null],
  ['周年庆满800减60', '800', '60', null],
  ['满5000九五折', '5000', null, '9.5'],
  ['满万减200', '10000', '200', null],
  ['老客户满1500减50', '1500', '50', null, 'point'],
  ['周末满减', '1000', '25', null],
  ['项目部专享满减', '8000', '260', null],
  ['新店开张满300减20', '300', '20', null],
]

/** The coupon that the running one gives away; the area of coupons seeds it. */
export const GIVEN_COUPON = '1769690090030000030'

/** One full discount each month, which every order above 2,000 yuan used, and some that were closed. */
export function seedFullDiscounts(today: string): SeedPart[] {
  const [year = '', month = ''] = today.split('-')
  const first = Number(year) * 12 + Number(month) - 1 - PAST
  const monthly = (storeId: string) =>
    Array.from({ length: PAST + AHEAD }, (_, at) => monthRow(storeId, first + at, at - PAST, today))
  const closed = CLOSED.map(([promotionName, fullMoney, fullMinus, fullRate, extra], at) =>
    row('9003', 100 + at, {
      promotionName,
      fullMoney,
      fullMinusFlag: fullMinus !== null,
      fullMinus,
      fullRateFlag: fullRate !== null,
      fullRate,
      freeFreightFlag: extra === 'freight',
      createTime: `${dayAfter(today, -200 + at * 15)} 10:${String(20 + at)}:00`,
    }),
  )
  return [into(fullDiscountTables.fullDiscounts, [...monthly('9003'), ...closed, ...monthly('9004')])]
}

/** `ahead` is the distance from the present month: that one gives a coupon away, later ones free delivery. */
function monthRow(storeId: string, index: number, ahead: number, today: string): FullDiscountRow {
  const [year, month] = [Math.floor(index / 12), index % 12]
  const start = `${year}-${String(month + 1).padStart(2, '0')}-01`
  const end = dayAfter(`${month === 11 ? year + 1 : year}-${String(((month + 1) % 12) + 1).padStart(2, '0')}-01`, -1)
  return row(storeId, index % 97, {
    promotionName: `${year} ${NAMES[month] ?? ''}`,
    startTime: `${start} 00:00:00`,
    endTime: `${end} 23:59:59`,
    freeFreightFlag: ahead > 0,
    ...(ahead === 0 && storeId === '9003' ? { couponFlag: true, couponId: GIVEN_COUPON } : {}),
    createTime: createdBy(`${dayAfter(start, -6)} 15:30:00`, today),
  })
}

function row(storeId: string, serial: number, own: Partial<FullDiscountRow>): FullDiscountRow {
  return {
    id: `17697100${storeId}${String(serial + 1).padStart(7, '0')}`,
    storeId,
    promotionName: '',
    startTime: '',
    endTime: '',
    ranStartTime: '',
    ranEndTime: '',
    scopeType: 'ALL',
    scopeId: '',
    description: '全店商品参加，满额立减，不与秒杀、拼团同享',
    fullMoney: '2000',
    fullMinusFlag: true,
    fullMinus: '50',
    fullRateFlag: false,
    fullRate: null,
    ...toExtras({}),
    createTime: '',
    ...own,
  }
}
