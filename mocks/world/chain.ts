import { sum } from '#domain/money'
import type { Account } from '#mocks/kernel/auth/caller'
import { materialsOf } from '#mocks/procurement/contract/rules'
import { giveUpContract, reviewContract, submitContract, writeContract } from '#mocks/procurement/contract/simulate'
import { noteOf, printNote, receiveNote, writeNote } from '#mocks/procurement/delivery/simulate'
import { confirmSendTime, moveOrder, orderOf, writeOrder } from '#mocks/procurement/purchase/simulate'
import { moveSettlement, writeWorkbook } from '#mocks/procurement/settlement/simulate'
import { supplementNote } from '#mocks/procurement/supplementary/simulate'
import { afterWork, type Day, dayText, firstDayOf, momentOf, monthOf, workday } from './calendar'
import type { Load, Plan } from './plan'
import type { Timeline } from './timeline'

/** The staff that acts for a supplier: its owner, and the clerk who delivers. */
export type Staff = { owner: Account; clerk: Account }

const HOUR = 60
/** Settlements are written on this day of the month. */
const CUT_OFF = 26
const PARTS = ['3#楼12层梁板', '地下室底板A区后浇带', '裙楼屋面', '1#楼基础承台及地梁', '5#楼标准层剪力墙'] as const
const NOTES = ['', '', '卸货时请注意<吊点>位置 & 保护标签', ''] as const
const ORDER_REMARKS = ['', '', '请分两车送，第一车务必在上午10点前到场；超高超宽车辆须走北门', ''] as const

/** Plans the simulation of a contract and everything that follows from it. */
export function planChain(timeline: Timeline, staff: Staff, plan: Plan): void {
  new Chain(timeline, staff, plan).begin()
}

class Chain {
  readonly #timeline: Timeline
  readonly #staff: Staff
  readonly #plan: Plan
  #id = ''
  #turn: number
  /** Months whose settlement is already planned. */
  #settling = new Set<number>()

  constructor(timeline: Timeline, staff: Staff, plan: Plan) {
    this.#timeline = timeline
    this.#staff = staff
    this.#plan = plan
    this.#turn = plan.start
  }

  begin(): void {
    const { start, contract, outcome, roll } = this.#plan
    const { owner } = this.#staff
    const at = (days: number, minutes: number, run: () => void) =>
      this.#timeline.at(workday(start + days), minutes, run)
    at(0, 9 * HOUR + roll.whole(0, 400), () => {
      this.#id = writeContract(owner, contract)
    })
    if (outcome === 'dropped') {
      at(6, 16 * HOUR, () => giveUpContract(owner, this.#id, '甲方计划调整'))
      return
    }
    const submit = () => submitContract(owner, this.#id)
    at(1, 10 * HOUR, submit)
    const firstReview = 11 * HOUR + roll.whole(0, 300)
    if (outcome === 'passed') {
      at(3, firstReview, () => this.#pass(start + 3))
      return
    }
    at(3, firstReview, () => reviewContract(this.#id, '附件不清晰，请重新扫描'))
    if (outcome === 'corrected') {
      at(7, 15 * HOUR, submit)
      at(9, 10 * HOUR, () => this.#pass(start + 9))
    } else {
      at(45, 15 * HOUR, () => giveUpContract(owner, this.#id, '项目改由甲供，合同不再执行'))
    }
  }

  #pass(day: Day): void {
    reviewContract(this.#id)
    let next = afterWork(Math.max(day, this.#plan.start + 4) + 1, 3)
    this.#plan.orders.forEach((loads, index) => {
      // No order whose deliveries would arrive after the contract ends.
      if (next > this.#plan.end - 25) return
      if (this.#plan.isOnce) this.#ship(next + 2, loads, null)
      else this.#order(next, loads, index)
      next = afterWork(next, this.#plan.roll.whole(12, 20))
    })
  }

  #order(day: Day, loads: readonly Load[], index: number): void {
    const { roll, contract } = this.#plan
    const { owner } = this.#staff
    const written = 8 * HOUR + 30 + roll.whole(0, 90)
    const sendDay = workday(day + roll.whole(2, 4))
    const isVoided = index > 0 && roll.whole(1, 8) === 1
    const part = roll.pick(PARTS)
    let id = ''
    this.#timeline.at(day, written, () => {
      const materials = materialsOf(this.#id)
      const lines = [...new Set(loads.map(({ line }) => line))].map((line) => ({
        materialId: materials[line]?.id ?? '',
        quantity: sum(loads.filter((load) => load.line === line).map(({ quantity }) => quantity)).toFixed(),
        usePart: part,
      }))
      const remark = ORDER_REMARKS[index % ORDER_REMARKS.length] ?? ''
      id = writeOrder({ contractId: this.#id, projectId: contract.projectIds[0] ?? '', lines, remark })
      moveOrder(id, 'submit')
    })
    this.#timeline.at(day, written + 200, () => moveOrder(id, 'approve'))
    if (isVoided) {
      this.#timeline.at(day, written + 330, () => moveOrder(id, 'void'))
      return
    }
    this.#timeline.at(day, written + 420, () => confirmSendTime(owner, id, `${dayText(sendDay)} 08:00:00`))
    this.#ship(sendDay, loads, () => id)
  }

  /** Delivers loads one by one, up to two a day; the sundries of an order travel together. */
  #ship(day: Day, loads: readonly Load[], order: (() => string) | null): void {
    const trips = this.#plan.contract.materialType === 'SUNDRY' ? [loads] : loads.map((load) => [load])
    trips.forEach((trip, index) => {
      const at = workday(day + Math.floor(index / 2) * 2)
      this.#send(at, index % 2 === 0 ? 8 * HOUR : 13 * HOUR, trip, order)
    })
  }

  #send(day: Day, hour: number, trip: readonly Load[], order: (() => string) | null): void {
    const { roll, contract } = this.#plan
    const { owner, clerk } = this.#staff
    const who = this.#turn % 3 === 0 ? clerk : owner
    const turn = this.#turn++
    const leaves = hour + roll.whole(5, 60)
    const arrives = leaves + roll.whole(90, 200)
    let id = ''
    this.#timeline.at(day, leaves - 25, () => {
      const materials = materialsOf(this.#id)
      const items = order && orderOf(order()).items
      id = writeNote(who, {
        from: order
          ? { orderSn: orderOf(order()).orderSn }
          : { contractId: this.#id, projectId: contract.projectIds[0] ?? '' },
        materialType: contract.materialType,
        lines: trip.map(({ line, quantity }) => {
          const material = materials[line]
          const source = items ? items.find((item) => item.contractMaterialId === material?.id) : material
          return { sourceItemId: source?.id ?? '', quantity, ...marksOf(day, turn, material?.pouringMode ?? '') }
        }),
        turn,
        deliverTime: momentOf(day, leaves),
        expectArriveTime: turn % 5 === 4 ? '' : momentOf(day, leaves + 180),
        remark: NOTES[turn % NOTES.length] ?? '',
      })
    })
    this.#timeline.at(day, leaves - 10, () => printNote(who, id))
    this.#timeline.at(day, arrives, () => receiveNote(id, 'accept'))
    if (turn % 2 === 0) this.#timeline.at(day, arrives + 75, () => supplementNote(who, noteOf(id)))
    const posted = workday(day + 1)
    this.#timeline.at(posted, 9 * HOUR + roll.whole(0, 110), () => {
      receiveNote(id, 'stockIn')
      this.#planSheet(posted)
    })
  }

  /** Plans the settlement at the next cut-off of what is stocked in by then. */
  #planSheet(day: Day): void {
    const month = monthOf(day - CUT_OFF + 1) + 1
    const cutOff = workday(firstDayOf(month) + CUT_OFF - 1)
    if (this.#settling.has(month)) return
    this.#settling.add(month)
    this.#timeline.at(cutOff, 17 * HOUR + this.#plan.roll.whole(0, 50), () => this.#settle(cutOff))
  }

  #settle(day: Day): void {
    const { contract, roll } = this.#plan
    const projectId = contract.projectIds[0] ?? ''
    const id = writeWorkbook(this.#id, projectId)
    if (id === null) return
    const draw = roll.whole(1, 12)
    if (draw === 12) {
      // The first settlement is voided and written again the next day.
      this.#timeline.at(day, 18 * HOUR, () => moveSettlement(id, 'void'))
      this.#timeline.at(workday(day + 1), 9 * HOUR, () => {
        const again = writeWorkbook(this.#id, projectId)
        if (again !== null) this.#reconcile(workday(day + 1), again, 0)
      })
    } else this.#reconcile(day, id, draw)
  }

  #reconcile(day: Day, id: string, draw: number): void {
    const { roll } = this.#plan
    const at = (days: number, minutes: number, run: () => void) => this.#timeline.at(workday(day + days), minutes, run)
    at(0, 18 * HOUR + 10, () => moveSettlement(id, 'submit'))
    let confirmed = roll.whole(2, 8)
    if (draw === 11) {
      at(confirmed, 15 * HOUR, () => moveSettlement(id, 'reject', '请核对过磅数量'))
      at(confirmed + 6, 10 * HOUR, () => moveSettlement(id, 'resubmit'))
      confirmed += 9
    }
    at(confirmed, 16 * HOUR + 20, () => moveSettlement(id, 'confirm'))
    const posted = confirmed + roll.whole(4, 11)
    at(posted, 11 * HOUR, () => moveSettlement(id, draw === 10 ? 'fail' : 'post'))
    if (draw === 10) at(posted + 8, 14 * HOUR, () => moveSettlement(id, 'retry'))
    at(posted + 8 + roll.whole(45, 62), 10 * HOUR + 20, () => moveSettlement(id, 'pay'))
  }
}

/** Heat number, pouring position and mode of a load; the note keeps those that apply to its material. */
export function marksOf(day: Day, turn: number, pouringMode: string) {
  const heatNo = `LZ${dayText(day - 4)
    .replaceAll('-', '')
    .slice(2)}${String(1 + (turn % 40)).padStart(2, '0')}`
  return { heatNo, pouringPart: PARTS[turn % PARTS.length] ?? '', pouringMode }
}
