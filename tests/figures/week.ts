import { decimal, fixed, fixedPrice, lineAmounts, quantityScale } from '#domain/money'
import { serverToday } from '#domain/time'
import { materialInput } from '#features/procurement/material/model'
import { db } from '#mocks/areas'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { perform } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { callBy } from '#mocks/kernel/http/route'
import type { SeededRandom } from '#mocks/kernel/store/seededRandom'
import { claim } from '#mocks/mall/afterSale/counterparty'
import { approve, receive, refund, refuse, sendBack } from '#mocks/mall/afterSale/steps'
import { placeOrder } from '#mocks/mall/order/place'
import { itemsOf } from '#mocks/mall/order/rules'
import { shipAll } from '#mocks/mall/order/shipping'
import { cancelOrder, completeOrder, payOrder } from '#mocks/mall/order/stepRules'
import { billableOrders, createBill, moveBill } from '#mocks/money/bill/rules'
import { buildLine, countTotals } from '#mocks/procurement/contract/lineRules'
import type { ContractRow } from '#mocks/procurement/contract/rows'
import { deliveredQuantities, materialsOf } from '#mocks/procurement/contract/rules'
import { writeNote } from '#mocks/procurement/delivery/simulate'
import { voidNote } from '#mocks/procurement/delivery/voidHandlers'
import { orderLines } from '#mocks/procurement/purchase/rules'
import { logisticsTables } from '#mocks/store/logistics/rows'
import { dayOf, momentOf } from '#mocks/world/calendar'

// A week of a shop and its sites: whatever may be done to some documents is done, by chance.

type Pick = <Row>(rows: readonly Row[]) => Row | undefined

/** Does a number of random things, each by the code of the routes; what the rules refuse is not done. */
export function passWeek(chance: SeededRandom, storeId: string): void {
  const by = ownerOf(storeId)
  const pick: Pick = (rows) => rows[chance.whole(0, Math.max(0, rows.length - 1))]
  for (let step = 0; step < 40; step += 1) {
    const act = pick([...MALL, ...SUPPLY])
    try {
      act?.({ storeId, by, chance, pick })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
}

type World = { storeId: string; by: Account; chance: SeededRandom; pick: Pick }
type Act = (world: World) => unknown

function ownerOf(supplierId: string): Account {
  const owner = callerTables.accounts.find((row) => row.supplierId === supplierId && row.shopkeeper)
  if (!owner) throw new Error(`${supplierId} has no owner`)
  return owner
}

const ordersIn = (storeId: string, state: string) =>
  db.mallOrders.filter((row) => row.storeId === storeId && row.orderStatus === state)
const claimsIn = (storeId: string, ...states: string[]) =>
  db.afterSales.filter((row) => row.storeId === storeId && states.includes(row.serviceStatus))

const MALL: Act[] = [
  ({ storeId, chance }) => placeOrder(storeId, chance, {}),
  ({ storeId, pick }) => {
    const order = pick(ordersIn(storeId, 'UNPAID'))
    return order && payOrder(order, 'WECHAT')
  },
  ({ storeId, by, chance, pick }) => {
    const order = pick(ordersIn(storeId, 'UNDELIVERED'))
    if (!order) return null
    if (chance.whole(1, 6) === 1) return cancelOrder(order, '买家不想要了', by)
    const logisticsId = logisticsTables.logistics.all()[0]?.id ?? ''
    return shipAll(order, { logisticsId, logisticsNo: `SF${chance.whole(1e6, 9e6)}` }, by)
  },
  ({ storeId, pick }) => {
    const order = pick(ordersIn(storeId, 'DELIVERED'))
    return order && completeOrder(order, 'receive', '会员')
  },
  // A claim of some pieces, or of all, of any line; before the shipment too.
  ({ storeId, chance, pick }) => {
    const states = ['COMPLETED', 'DELIVERED', 'UNDELIVERED']
    const order = pick(states.flatMap((state) => ordersIn(storeId, state)).slice(-30))
    const item = order && pick(itemsOf(order.sn).filter(({ num, returnGoodsNumber }) => returnGoodsNumber < num))
    if (!order || !item) return null
    const left = item.num - item.returnGoodsNumber
    const count = chance.pick([1, left, chance.whole(1, left)])
    return claim(order, item, chance, { isReturn: chance.whole(1, 2) === 1, count })
  },
  // Agreed in full, or to some of it.
  ({ storeId, by, chance, pick }) => {
    const found = pick(claimsIn(storeId, 'APPLY'))
    if (!found) return null
    if (chance.whole(1, 6) === 1) return refuse(found, '照片不能说明问题，请补充', by)
    const share = chance.pick([100, 100, chance.whole(1, 99)])
    const actualRefundPrice = fixed(decimal(found.flowPrice)?.times(share).div(100) ?? 0, 2)
    return approve(found, { actualRefundPrice, remark: '同意', returnAddress: '1' }, by)
  },
  ({ storeId, by, pick }) => {
    const found = pick(claimsIn(storeId, 'PASS', 'BUYER_RETURN', 'WAIT_REFUND'))
    if (found?.serviceStatus === 'PASS') return sendBack(found)
    if (found?.serviceStatus === 'WAIT_REFUND') return refund(found)
    return found && receive(found, '', by)
  },
  ({ storeId, by }) => {
    const orderSns = billableOrders(storeId)
      .slice(0, 5)
      .map(({ sn }) => sn)
    const party = { side: 'STORE' as const, name: by.userName }
    return orderSns.length > 0 && createBill(storeId, party, { orderSns, startTime: '', endTime: '', remark: '' })
  },
  ({ storeId, by, pick }) => {
    const bill = pick(db.bills.filter((row) => row.storeId === storeId && row.billStatus === 'OUT'))
    return bill && moveBill(bill, { side: 'STORE', name: by.userName }, 'check')
  },
]

const own = <Row extends { supplierId: string }>(
  rows: { filter: (test: (row: Row) => boolean) => Row[] },
  id: string,
  test: (row: Row) => boolean,
) => rows.filter((row) => row.supplierId === id && test(row))

const SUPPLY: Act[] = [
  // Prices with four decimals, in a contract that nothing was delivered for, and in its orders.
  ({ by, chance, pick }) => {
    const untouched = own(
      db.contracts,
      by.supplierId,
      ({ id, status }) => status === 8 && !db.delivers.find(({ contractId }) => contractId === id),
    )
    const contract = pick(untouched)
    return contract && refinePrices(contract, chance)
  },
  // A truck for some of what is left of an order.
  ({ by, chance, pick }) => {
    const open = own(
      db.orders,
      by.supplierId,
      ({ status, sendTimeVerified }) => status === 'UNDELIVERED' && sendTimeVerified,
    )
    const order = pick(open)
    const lines = order
      ? orderLines(order, deliveredQuantities()).items.filter(({ remainQuantity }) => decimal(remainQuantity)?.gt(0))
      : []
    const line = pick(lines)
    if (!order || !line) return null
    const most = decimal(line.remainQuantity)
    const part = most?.times(chance.pick([100, chance.whole(5, 95)])).div(100)
    const today = dayOf(serverToday())
    return writeNote(by, {
      from: { orderSn: order.orderSn },
      materialType: order.materialType,
      lines: [
        {
          sourceItemId: line.id,
          quantity: fixed(part ?? 0, quantityScale(line.unit)),
          heatNo: order.materialType === 'REBAR' ? `LZ${chance.whole(1e6, 9e6)}` : '',
          pouringPart: '3#楼12层梁板',
          pouringMode: 'PUMP',
        },
      ],
      turn: chance.whole(0, 40),
      deliverTime: momentOf(today, 500),
      expectArriveTime: '',
      remark: '',
    })
  },
  ({ by, pick, chance }) => {
    const note = pick(own(db.delivers, by.supplierId, ({ status }) => status === 0))
    return note && chance.whole(1, 2) === 1 && voidNote(callBy(by, { id: note.id, reason: '数量填错' }))
  },
  step('accept', ({ by }) => own(db.delivers, by.supplierId, ({ status }) => status === 0)),
  step('stockIn', ({ by }) => own(db.delivers, by.supplierId, ({ status }) => status === 1)),
  step('settle', ({ by }) =>
    own(db.delivers, by.supplierId, ({ status, settlementCode }) => status === 2 && !settlementCode),
  ),
  step('confirm', ({ by }) => own(db.settlements, by.supplierId, ({ status }) => status === 8)),
  step('post', ({ by }) => own(db.settlements, by.supplierId, ({ status }) => status === 1)),
  step('pay', ({ by }) =>
    own(db.settlements, by.supplierId, ({ status, payStatus }) => status === 3 && payStatus !== 2),
  ),
  step('reject', ({ by }) => own(db.settlements, by.supplierId, ({ status }) => status === 8)),
  step('resubmit', ({ by }) => own(db.settlements, by.supplierId, ({ status }) => status === 2)),
  step('void', ({ by }) => own(db.settlements, by.supplierId, ({ status }) => status === 2)),
]

/** Gives the lines of a contract prices with up to four decimals, by the code that saves them. */
function refinePrices(contract: ContractRow, chance: SeededRandom): void {
  const fine = decimal(chance.whole(1, 9999))?.div(10_000) ?? 0
  for (const row of materialsOf(contract.id)) {
    const taxUnitPrice = fixedPrice(decimal(row.taxUnitPrice)?.plus(fine) ?? fine)
    const draft = materialInput({ ...row, taxUnitPrice })
    db.materials.put(buildLine(contract, draft, row.id, Number(row.seq)))
    for (const order of db.orders.filter(({ contractId }) => contractId === contract.id)) {
      const items = order.items.map((item) =>
        item.contractMaterialId === row.id
          ? { ...item, taxUnitPrice, amountTax: lineAmounts({ ...item, taxUnitPrice })?.amountTax ?? null }
          : item,
      )
      db.orders.update(order.id, { items })
    }
  }
  countTotals(contract.id)
}

/** A step of the other party on one of some documents. */
function step(action: string, of: (world: World) => readonly { id: string }[]): Act {
  return (world) => {
    const found = world.pick(of(world))
    return found && perform(action, found.id, '数量需复核')
  }
}
