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

/** What buyers complain of: what they write and show, what the shop answers, and how the platform decides. */
type Grievance = { topic: string; content: string; picture?: string; appeal: string; verdict: string }

const GRIEVANCES: [Grievance, ...Grievance[]] = [
  {
    topic: '发货太慢',
    content: '承诺次日发货，实际过了四天才发出，耽误了工期。',
    picture: '聊天记录.jpg',
    appeal: '当天车辆调度紧张，发货前已电话告知买家，愿意承担本单运费。',
    verdict: '经核实，发货晚于约定，商家承担本单运费，投诉结案。',
  },
  {
    topic: '商品与描述不符',
    content: '页面写的是国标，实测尺寸有偏差，请平台核实。',
    picture: '实测照片.jpg',
    appeal: '同批商品附有出厂检验报告，尺寸在国标允许偏差内。我们愿意派人到现场复测。',
    verdict: '经核实检验报告与现场复测，商品在国标允许偏差内，投诉结案。',
  },
  {
    topic: '少发漏发',
    content: '订单里的商品少了一部分，客服迟迟不补。',
    picture: '到货清点.jpg',
    appeal: '商品出库前经过复核并留有照片，运输由承运商负责。我们已联系买家，愿意补发短少部分。',
    verdict: '经核实，商家补发短少部分并承担运费，投诉结案。',
  },
  {
    topic: '客服不回复',
    content: '售后问题咨询了两天都没有人回复。',
    appeal: '咨询时正值周末，周一已逐条答复。我们已安排周末值班。',
    verdict: '经核实，商家已答复买家的全部问题并安排值班，投诉结案。',
  },
  {
    topic: '未开发票',
    content: '下单时要了发票，收货半个月还没有开。',
    appeal: '抬头与纳税人识别号不一致，已请买家更正，更正后当天开具。',
    verdict: '经核实，商家已按更正后的抬头开具发票，投诉结案。',
  },
  {
    topic: '包装破损',
    content: '外包装严重破损，打开后发现商品受损。',
    picture: '破损外包装.jpg',
    appeal: '出库时包装完好并留有照片，破损发生在运输途中。受损的我们先行更换。',
    verdict: '经核实，商家更换受损商品并承担运费，投诉结案。',
  },
]

/** The grievance of a kind, counted over all of them. */
function grievance(kind: number): Grievance {
  return GRIEVANCES[kind % GRIEVANCES.length] ?? GRIEVANCES[0]
}

/** The buyer files a complaint about the first line that allows one. */
function complain(order: OrderRow, kind: number): ComplaintRow {
  const item = itemsOf(order.sn).find(({ complainStatus }) => complainStatus === 'NO_APPLY') ?? itemsOf(order.sn)[0]
  if (!item) throw new Refusal('订单没有商品')
  const { topic, content, picture } = grievance(kind)
  return fileComplaint(item, { complainTopic: topic, content, images: picture ? attachmentUrl(picture) : '' })
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
      at(90, () => say(row(), 'STORE', '您好，已收到您的投诉，我们正在核实这个订单的记录。', by))
      at(130, () => say(row(), 'BUYER', '工地等着用，请尽快给个说法。'))
      if (end === 'COMMUNICATION') at(140, () => discuss(row()))
      else
        at(400, () =>
          appeal(row(), { appealContent: grievance(index).appeal, appealImages: attachmentUrl('出库复核照片.jpg') }),
        )
      if (end === 'COMPLETE') at(1500, () => arbitrate(row(), grievance(index).verdict))
    })
  }
  return []
}
