import { seededRandom } from '#mocks/kernel/store/seededRandom'
import { companyTables } from '#mocks/procurement/company/rows'
import { materialsOf } from '#mocks/procurement/contract/rules'
import { giveUpContract, reviewContract, submitContract, writeContract } from '#mocks/procurement/contract/simulate'
import { noteOf, printNote, receiveNote, writeNote } from '#mocks/procurement/delivery/simulate'
import { confirmSendTime, moveOrder, orderOf, writeOrder } from '#mocks/procurement/purchase/simulate'
import { moveSettlement, writeWorkbook } from '#mocks/procurement/settlement/simulate'
import { supplementNote } from '#mocks/procurement/supplementary/simulate'
import { type Day, dayText, momentOf, monthOf } from './calendar'
import { marksOf, type Staff } from './chain'
import { codeOf, loadOf, pickCodes, priceOf, projectAt } from './plan'
import type { Timeline } from './timeline'

/** Documents older than this many days are the same on whichever day the simulation runs. */
export const LIVE_DAYS = 75

const HOUR = 60

/**
 * Plans the documents in progress today: one framework agreement of all projects, and a document in each open state.
 * Days count back from today, so that a clerk always has something of everything to do.
 */
export function planLive(timeline: Timeline, staff: Staff, today: Day): void {
  new Live(timeline, staff, today).begin()
}

class Live {
  readonly #timeline: Timeline
  readonly #staff: Staff
  readonly #today: Day
  readonly #roll
  #contractId = ''
  #turn = 0
  #planned = 0

  constructor(timeline: Timeline, staff: Staff, today: Day) {
    this.#timeline = timeline
    this.#staff = staff
    this.#today = today
    this.#roll = seededRandom(`${staff.owner.supplierId} live`)
  }

  begin(): void {
    const { owner } = this.#staff
    this.#at(75, 10, () => {
      this.#contractId = this.#write(75, '年度框架协议', 801, 'frame')
    })
    this.#at(74, 10, () => submitContract(owner, this.#contractId))
    this.#at(72, 15, () => reviewContract(this.#contractId))
    this.#planSheets()
    this.#planOrders()
    this.#planContracts()
  }

  /** A settlement in each state, each of its own project. */
  #planSheets(): void {
    const reason = '砂含水率扣减争议'
    const cases: [from: number, steps: (id: string, at: (days: number, run: () => void) => void) => void][] = [
      [3, () => undefined],
      [12, (id, at) => at(9, () => moveSettlement(id, 'confirm'))],
      [
        18,
        (id, at) => {
          at(15, () => moveSettlement(id, 'confirm'))
          at(8, () => moveSettlement(id, 'fail'))
        },
      ],
      [14, (id, at) => at(10, () => moveSettlement(id, 'reject', reason))],
      [
        30,
        (id, at) => {
          at(27, () => moveSettlement(id, 'confirm'))
          at(19, () => moveSettlement(id, 'post'))
        },
      ],
    ]
    cases.forEach(([from, steps], index) => {
      const projectId = projectAt(index + 1).id
      this.#deliver(projectId, from + 12, from + 9, 2)
      this.#at(from, 17, () => {
        const id = writeWorkbook(this.#contractId, projectId)
        if (id === null) return
        moveSettlement(id, 'submit')
        steps(id, (days, run) => this.#at(days, 15, run))
      })
    })
    const twice = projectAt(7).id
    this.#deliver(twice, 40, 37, 1)
    this.#at(30, 16, () => {
      const id = writeWorkbook(this.#contractId, twice)
      if (id !== null) moveSettlement(id, 'void')
    })
  }

  /** Orders in approval, to be confirmed, to be delivered, and on their way. */
  #planOrders(): void {
    const [first, second, third] = [projectAt(0).id, projectAt(6).id, projectAt(2).id]
    this.#order(first, 3, 1)
    this.#order(second, 1, 1, ['submit'])
    this.#order(third, 4, 1, ['submit', 'reject'])
    this.#order(first, 6, 1, ['submit', 'reject', 'void'])
    this.#order(second, 5, 1, ['submit', 'approve', 'void'])
    for (const projectId of [first, third]) this.#order(projectId, 1, 2, ['submit', 'approve'])
    const toDeliver = this.#order(second, 2, 2, ['submit', 'approve'])
    this.#at(1, 9, () => confirmSendTime(this.#staff.owner, toDeliver(), `${dayText(this.#today + 1)} 08:00:00`))
    this.#deliver(first, 6, 2, 1, 1)
    this.#deliver(second, 5, 1, 2, 1, ['accept'])
    this.#deliver(third, 5, 1, 2, 0, [])
    for (const hour of [13, 15]) this.#load(1, hour, { contractId: () => this.#contractId, projectId: third }, [])
  }

  /** Contracts being written, under review, and one that was rejected. */
  #planContracts(): void {
    const { owner } = this.#staff
    const starts: [days: number, name: string][] = [
      [1, '室外管网'],
      [3, '装修样板'],
      [2, '二次结构'],
      [4, '人防工程'],
      [8, '幕墙基础'],
      [14, '临时设施'],
    ]
    starts.forEach(([days, name], index) => {
      let id = ''
      this.#at(days, 10, () => {
        id = this.#write(days, name, 811 + index, index < 2 ? 'draft' : 'single')
      })
      if (index >= 2 && index <= 4) this.#at(days - 1, 11, () => submitContract(owner, id))
      if (index === 4) this.#at(days - 3, 16, () => reviewContract(id, '附件不清晰，请重新扫描'))
      if (index === 5) this.#at(days - 4, 9, () => giveUpContract(owner, id, '重复录入'))
    })
  }

  #write(daysAgo: number, name: string, serial: number, kind: 'frame' | 'single' | 'draft'): string {
    const isFrame = kind === 'frame'
    const { owner } = this.#staff
    const day = this.#today - daysAgo
    const project = projectAt(serial)
    const materialType = owner.supplierId === '9001' ? 'REBAR' : isFrame ? 'SUNDRY' : 'RAW'
    const word = { REBAR: '钢筋', SUNDRY: '杂材', RAW: '地材' }[materialType]
    return writeContract(owner, {
      code: codeOf(day, owner.supplierId, serial),
      name: isFrame ? `集团${word}${name}` : `${project.projectName}${name}${word}采购合同`,
      contractType: isFrame ? 'FRAME' : 'SINGLE',
      materialType,
      companyId: isFrame ? '3001' : project.companyId,
      projectIds: isFrame ? companyTables.projects.all().map(({ id }) => id) : [project.id],
      lines: pickCodes(materialType, 0, 4).map((code, line) => ({
        code,
        quantity: isFrame ? null : String(120 + ((serial * 37 + line * 53) % 9) * 40),
        price: priceOf(code, monthOf(day)),
      })),
      signDate: dayText(day + 4),
      expireDate: dayText(day + 365),
      remark: '',
      isUnagreed: false,
      isUnscanned: kind === 'draft',
    })
  }

  /** An order of this many loads, and the deliveries of all but `left` of them. */
  #deliver(
    projectId: string,
    ordered: number,
    sent: number,
    loads: number,
    left = 0,
    steps = ['accept', 'stockIn'],
  ): void {
    const order = this.#order(projectId, ordered, loads + left, ['submit', 'approve'])
    const sendTime = `${dayText(this.#today - sent)} 07:30:00`
    this.#at(ordered - 1, 9, () => confirmSendTime(this.#staff.owner, order(), sendTime))
    for (let load = 0; load < loads; load += 1) this.#load(sent, 8 + load * 6, { order, line: load }, steps)
  }

  /**
   * An order of one load of each of the first lines, and the buyer's steps. Returns a function for its id, once it is
   * written.
   */
  #order(projectId: string, daysAgo: number, loads: number, steps: ('submit' | 'approve' | 'reject' | 'void')[] = []) {
    let id = ''
    this.#at(daysAgo, 9, () => {
      const lines = materialsOf(this.#contractId).slice(0, loads)
      id = writeOrder({
        contractId: this.#contractId,
        projectId,
        lines: lines.map(({ id: materialId, materialCode }) => ({
          materialId,
          quantity: loadOf(materialCode, this.#roll),
          usePart: '',
        })),
        remark: '',
      })
    })
    steps.forEach((step, index) => {
      this.#at(daysAgo, 10 + index, () => moveOrder(id, step))
    })
    return () => id
  }

  #load(
    daysAgo: number,
    hour: number,
    from: { order: () => string; line: number } | { contractId: () => string; projectId: string },
    steps: readonly string[],
  ): void {
    const { owner, clerk } = this.#staff
    const turn = this.#turn++
    const who = turn % 2 === 0 ? owner : clerk
    const day = this.#today - daysAgo
    let id = ''
    this.#at(daysAgo, hour, () => {
      const [material] = materialsOf(this.#contractId)
      const order = 'order' in from ? orderOf(from.order()) : null
      const item = order && 'line' in from ? order.items[from.line] : null
      const quantity = item?.quantity ?? loadOf(material?.materialCode ?? '', this.#roll)
      id = writeNote(who, {
        from:
          'order' in from
            ? { orderSn: order?.orderSn ?? '' }
            : { contractId: from.contractId(), projectId: from.projectId },
        materialType: owner.supplierId === '9001' ? 'REBAR' : 'SUNDRY',
        lines: [
          { sourceItemId: item?.id ?? material?.id ?? '', quantity: String(quantity), ...marksOf(day, turn, '') },
        ],
        turn,
        deliverTime: momentOf(day, hour * HOUR + 25),
        expectArriveTime: momentOf(day, hour * HOUR + 240),
        remark: '',
      })
      // Notes still on the road: every other one is not printed yet.
      if (steps.length > 0 || turn % 2 === 0) printNote(who, id)
    })
    if (steps.includes('accept')) this.#at(daysAgo, hour + 3, () => receiveNote(id, 'accept'))
    if (steps.includes('stockIn')) {
      if (turn % 2 === 0) this.#at(daysAgo, hour + 5, () => supplementNote(who, noteOf(id)))
      this.#at(daysAgo - 1, 9, () => receiveNote(id, 'stockIn'))
    }
  }

  #at(daysAgo: number, hour: number, run: () => void): void {
    // Spreads the steps by some minutes, but before the next hour and before a truck of this hour is loaded.
    const minutes = (this.#planned++ * 7) % 15
    this.#timeline.at(this.#today - daysAgo, hour * HOUR + minutes, run)
  }
}
