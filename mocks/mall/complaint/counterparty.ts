import { dayStart, isBeforeText, shiftMinutes } from '#domain/time'
import { callerTables } from '#mocks/kernel/auth/caller'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { Refusal } from '#mocks/kernel/http/reply'
import { attachmentUrl } from '#mocks/kernel/server/file'
import { later } from '#mocks/kernel/store/clock'
import { atMoment } from '#mocks/kernel/store/now'
import { seededRandom } from '#mocks/kernel/store/seededRandom'
import type { SeedPart } from '#mocks/kernel/store/store'
import { type OrderRow, orderTables } from '#mocks/mall/order/rows'
import { findMallOrder, itemsOf } from '#mocks/mall/order/rules'
import { afterComplete } from '#mocks/mall/order/stepRules'
import { type ComplaintRow, complaintTables } from './rows'
import { appeal, arbitrate, askAppeal, cancelComplaint, discuss, fileComplaint, say } from './steps'

const { complaints } = complaintTables

/** The steps of buyers and platform; `reason` is the text of the message or decision. */
export const complaintCounterparty = [
  counterpartyOf(findMallOrder, ['complain'], (order) => {
    const { id, complainStatus } = complain(order, 0)
    return { id, status: complainStatus }
  }),
  counterpartyOf(
    (id) => complaints.get(id),
    ['askAppeal', 'discuss', 'arbitrate', 'withdraw', 'answer'],
    (row, name, reason) => {
      const { id, complainStatus } = {
        askAppeal,
        discuss,
        withdraw: cancelComplaint,
        arbitrate: () => arbitrate(row, reason || '支持买家，请商家补发短少的商品。'),
        answer: () => say(row, 'BUYER', reason || '请尽快处理。'),
      }[name](row)
      return { id, status: complainStatus }
    },
  ),
]

type Grievance = [topic: string, content: string, picture: string]

const GRIEVANCES: [Grievance, ...Grievance[]] = [
  ['发货太慢', '承诺次日发货，实际过了四天才发出，耽误了工期。', '聊天记录.jpg'],
  ['商品与描述不符', '页面写的是国标，实测壁厚不够，请平台核实。', '实测照片.jpg'],
  ['少发漏发', '订单里的商品少了一部分，客服迟迟不补。', '到货清点.jpg'],
  ['客服不回复', '售后问题咨询了两天都没有人回复。', ''],
  ['未开发票', '下单时要了发票，收货半个月还没有开。', ''],
  ['包装破损', '外包装严重破损，商品受潮结块。', '破损外包装.jpg'],
]

/** The buyer files a complaint about the first line that allows one. */
function complain(order: OrderRow, kind: number): ComplaintRow {
  const item = itemsOf(order.sn).find(({ complainStatus }) => complainStatus === 'NO_APPLY') ?? itemsOf(order.sn)[0]
  if (!item) throw new Refusal('订单没有商品')
  const [complainTopic, content, picture] = GRIEVANCES[kind % GRIEVANCES.length] ?? GRIEVANCES[0]
  return fileComplaint(item, { complainTopic, content, images: picture ? attachmentUrl(picture) : '' })
}

/** Few buyers file a complaint, some time after receipt. */
export const complainLater = afterComplete.with((order) => {
  const chance = seededRandom(`complaint ${order.sn}`)
  if (chance.whole(1, 5) > 1) return
  later(() => void complain(order, chance.whole(0, 5)))
})

/** The state that a simulated complaint has reached by today. */
type End = 'NEW' | 'WAIT_APPEAL' | 'COMMUNICATION' | 'WAIT_ARBITRATION' | 'COMPLETE' | 'CANCEL'

const OPEN: End[] = ['WAIT_APPEAL', 'NEW', 'COMMUNICATION', 'WAIT_ARBITRATION', 'WAIT_APPEAL']
const APPEAL = '商品出库前经过复核并留有照片，运输由承运商负责。我们已联系买家，愿意补发短少部分。'

/** Simulates complaints about the orders of the year with the code of the routes. */
export function simulateComplaints(today: string): SeedPart[] {
  for (const storeId of ['9003', '9004']) {
    const by = callerTables.accounts.find((row) => row.supplierId === storeId && row.shopkeeper)
    const received = orderTables.mallOrders.filter(
      (row) => row.storeId === storeId && ['DELIVERED', 'COMPLETED'].includes(row.orderStatus),
    )
    const now = dayStart(today)
    const recent = received.length - 16
    received.forEach((order, index) => {
      if (!by || index % (index < recent ? 4 : 3) !== 1) return
      const old: End = index % 16 === 5 ? 'CANCEL' : 'COMPLETE'
      const end = index < recent ? old : (OPEN[index % OPEN.length] ?? 'NEW')
      const start = shiftMinutes(order.completeTime || order.logisticsTime, 1700)
      const last = shiftMinutes(now, -100 * (1 + (index % 40)))
      const from = index < recent && isBeforeText(start, last) ? start : last
      const at = (minutes: number, run: () => unknown) => {
        const time = shiftMinutes(from, minutes)
        atMoment(isBeforeText(time, now) ? time : now, () => void run())
      }
      let id = ''
      at(0, () => {
        id = complain(order, index).id
      })
      const row = () => complaints.get(id) as ComplaintRow
      if (end === 'NEW') return
      at(40, () => askAppeal(row()))
      if (end === 'CANCEL') at(200, () => cancelComplaint(row()))
      if (end === 'CANCEL' || end === 'WAIT_APPEAL') return
      at(90, () => say(row(), 'STORE', '您好，已收到您的投诉，我们正在核实出库和运输记录。', by))
      at(130, () => say(row(), 'BUYER', '工地等着用，请尽快给个说法。'))
      if (end === 'COMMUNICATION') at(140, () => discuss(row()))
      else at(400, () => appeal(row(), { appealContent: APPEAL, appealImages: attachmentUrl('出库复核照片.jpg') }))
      if (end === 'COMPLETE') at(1500, () => arbitrate(row(), '经核实，商家补发短少部分并承担运费，投诉结案。'))
    })
  }
  return []
}
