import { shiftMinutes } from '#domain/time'
import { isOwnTruck, ownTruckNo } from '#features/mall/order/model/ownTruck'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { worldScale } from '#mocks/kernel/scale'
import { atMoment } from '#mocks/kernel/store/now'
import { type SeededRandom, seededRandom } from '#mocks/kernel/store/seededRandom'
import type { SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import { fleetTables } from '#mocks/procurement/fleet/rows'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { placeOrder, type Wish } from './place'
import type { OrderRow } from './rows'
import { findMallOrder, itemsOf } from './rules'
import { shipAll, shipPart } from './shipping'
import { cancelOrder, closeOrder, completeOrder, payOrder } from './stepRules'

/** The state that a simulated order has reached by today. */
type End = 'UNPAID' | 'PAID' | 'UNDELIVERED' | 'PARTS' | 'DELIVERED' | 'WAITING' | 'COMPLETED' | 'EXPIRED' | 'CANCELLED'

/** Months of history, which starts on the first of a month, so that an order keeps its number from day to day. */
const MONTHS = 12
/** Orders older than this are completed or closed, days. */
const OPEN_DAYS = 12
/** Days between two orders of a shop. */
const EVERY: Record<string, number> = { '9003': 3, '9004': 40 }
const REMARKS = ['', '', '', '请下午送，上午工地开会', '开专票，抬头发客服', '到了先打电话', '和上一单一起发', '']
const CANCEL_REASONS = ['买家拍错规格', '库存不足，与买家协商取消', '地址无法派送']

/** Simulates a year of orders of the mall's shops, including today's open ones, with the code of the routes. */
export function simulateOrders(today: string): SeedPart[] {
  const end = dayFrom(today, -OPEN_DAYS)
  const [year = '', month = ''] = today.split('-')
  const first = `${Number(year) - 1}-${month}-01`
  const days = Array.from({ length: 31 * MONTHS + 31 }, (_, index) => dayFrom(first, index)).filter((day) => day < end)
  // The first of the orders of a day is the same at every scale.
  const turns = Array.from({ length: worldScale() }, (_, turn) => (turn === 0 ? '' : ` ${turn}`))
  for (const [index, day] of days.entries()) {
    for (const [storeId, every] of Object.entries(EVERY)) {
      if (index % every !== 0) continue
      for (const turn of turns) {
        const chance = seededRandom(`orders ${storeId} ${day}${turn}`)
        grow(storeId, chance, day, endOfOld(chance))
      }
    }
  }
  for (const turn of turns)
    for (const [index, [ago, to, wish]] of OPEN.entries())
      grow('9003', seededRandom(`open ${index}${turn}`), dayFrom(today, -ago), to, wish)
  return []
}

function endOfOld(chance: SeededRandom): End {
  const number = chance.whole(1, 20)
  if (number === 1) return 'EXPIRED'
  return number === 2 ? 'CANCELLED' : 'COMPLETED'
}

const many = (count: number, ago: number, end: End, wish?: Wish): [number, End, Wish | undefined][] =>
  Array.from({ length: count }, (_, index) => [Math.max(1, ago - (index % 3)), end, wish])

/** The orders of the last days: some in every status. */
const OPEN: [ago: number, end: End, wish: Wish | undefined][] = [
  ...many(6, 11, 'DELIVERED'),
  ...many(3, 8, 'COMPLETED', { kind: 'virtual' }),
  ...many(3, 8, 'COMPLETED', { kind: 'pickUp' }),
  ...many(4, 6, 'PARTS'),
  ...many(14, 4, 'UNDELIVERED'),
  ...many(4, 4, 'WAITING', { kind: 'pickUp' }),
  ...many(5, 3, 'WAITING', { kind: 'virtual' }),
  ...many(2, 3, 'PAID', { promotion: 'PINTUAN' }),
  ...many(1, 2, 'CANCELLED', { kind: 'virtual' }),
  ...many(2, 1, 'UNPAID', { kind: 'virtual' }),
  ...many(4, 1, 'UNPAID'),
]

function grow(storeId: string, chance: SeededRandom, day: string, end: End, wish: Wish = {}): void {
  const by = ownerOf(storeId)
  const start = `${day} ${String(chance.whole(8, 20)).padStart(2, '0')}:${String(chance.whole(10, 59))}:0${chance.whole(0, 9)}`
  const at = (minutes: number, run: () => unknown) => atMoment(shiftMinutes(start, minutes), run)
  let sn = ''
  at(0, () => {
    sn = placeOrder(storeId, chance, { remark: chance.pick(['', ...REMARKS]), ...wish })?.sn ?? ''
  })
  const order = () => findMallOrder(sn) as OrderRow
  if (sn === '' || end === 'UNPAID') return
  if (end === 'EXPIRED') {
    at(31, () => closeOrder(order(), 'expire', '超时未支付自动取消', '系统'))
    return
  }
  at(chance.whole(2, 20), () => payOrder(order(), chance.pick(['WECHAT', 'ALIPAY', 'WALLET', 'BANK_TRANSFER'])))
  const isToShip = order().orderStatus === 'UNDELIVERED'
  if (end === 'CANCELLED') at(90, () => cancelOrder(order(), chance.pick(['买家不想要了', ...CANCEL_REASONS]), by))
  else if (!isToShip && end === 'COMPLETED') at(60 * chance.whole(4, 60), () => completeOrder(order(), 'take', by))
  else if (isToShip && end !== 'UNDELIVERED') send(end)

  function send(to: End) {
    const parcel = () => {
      const logisticsId = companyOf(storeId, chance)
      const { code = '', name = '' } = logisticsTables.logistics.get(logisticsId) ?? {}
      const [head, tail] = [chance.whole(100_000, 999_999), chance.whole(100_000, 999_999)]
      const isOwn = isOwnTruck({ logisticsName: name })
      return { logisticsId, logisticsNo: isOwn ? truckNo(storeId, head) : `${code}${head}${tail}` }
    }
    const sent = 60 * chance.whole(3, 22)
    const [first] = itemsOf(sn)
    const isDivisible = first !== undefined && (first.num > 1 || itemsOf(sn).length > 1)
    if (isDivisible && (to === 'PARTS' || chance.whole(1, 8) === 1))
      at(sent, () => shipPart(order(), parcel(), new Map([[first.id, Math.ceil(first.num / 2)]]), by))
    if (to === 'PARTS') return
    at(sent + 30, () => shipAll(order(), parcel(), by))
    if (to === 'COMPLETED') at(sent + 60 * chance.whole(40, 150), () => completeOrder(order(), 'receive', '会员'))
  }
}

function ownerOf(storeId: string): Account {
  const owner = callerTables.accounts.find((row) => row.supplierId === storeId && row.shopkeeper)
  if (!owner) throw new Error(`${storeId} has no owner`)
  return owner
}

/** The number of a shipment by one of the shop's own pairs of driver and vehicle. */
function truckNo(storeId: string, chance: number): string {
  const own = <Row extends { supplierId: string }>(rows: Row[]) => rows.filter((row) => row.supplierId === storeId)
  const [drivers, cars] = [own(fleetTables.drivers.all()), own(fleetTables.cars.all())]
  const at = chance % Math.min(drivers.length, cars.length)
  const [driver, car] = [drivers[at], cars[at]]
  if (!driver || !car) throw new Error(`${storeId} has no fleet`)
  return ownTruckNo({ ...driver, carNo: car.carNo })
}

function companyOf(storeId: string, chance: SeededRandom): string {
  const used = logisticsTables.storeLogistics
    .filter((row) => row.storeId === storeId)
    .map(({ logisticsId }) => logisticsId)
  const [first = logisticsTables.logistics.all()[0]?.id ?? '', ...rest] = used
  return chance.pick([first, ...rest])
}
