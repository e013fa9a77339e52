import { describe, expect, it } from 'vitest'
import { type Activity, toActivity } from '#features/mall/activity/model'
import {
  begun,
  type EffectRead,
  inOrder,
  keyOf,
  ranBetween,
  readLimit,
  resultRows,
  totalCost,
} from '#features/promotion/calendar/results/model'

const NOW = '2026-11-20 12:00:00'
const activity = (id: string, own: Partial<Activity> = {}) =>
  toActivity({ promotionType: 'FULL_DISCOUNT', id, promotionName: `活动${id}`, ...own })
const running = activity('1', { startTime: '2026-11-01 00:00:00', endTime: '2026-11-30 23:59:59' })
const planned = activity('2', { startTime: '2026-11-25 00:00:00', endTime: '2026-11-30 23:59:59' })
const closed = activity('3', { ranStartTime: '2026-11-02 00:00:00', ranEndTime: '2026-11-05 10:00:00' })
const received = activity('4', { promotionType: 'COUPON', rangeDayType: 'DYNAMICTIME', effectiveDays: 7 })

const figures = {
  orders: 2,
  buyers: 1,
  lineNum: 3,
  goodsPrice: '1100.00',
  discountPrice: '50.00',
  flowPrice: '1000.00',
}
const effect = {
  ...figures,
  during: figures,
  before: figures,
  startTime: '',
  endTime: '',
  beforeStart: '',
  beforeEnd: '',
}
const read = (...known: [Activity, EffectRead][]) => new Map(known.map(([one, found]) => [keyOf(one), found]))

describe('the activities of a month', () => {
  it('include closed ones that ran in it', () => {
    expect(ranBetween([closed], '2026-11-01', '2026-11-30')).toEqual([closed])
    expect(ranBetween([closed], '2026-11-05', '2026-11-30')).toEqual([closed])
    expect(ranBetween([closed], '2026-11-06', '2026-11-30')).toEqual([])
    expect(ranBetween([closed], '2026-10-01', '2026-11-01')).toEqual([])
    expect(ranBetween([activity('5')], '2026-11-01', '2026-11-30')).toEqual([])
  })

  it('are in the order of the kinds, then of their start, each once', () => {
    expect(inOrder([received, planned, closed, running, planned]).map(({ id }) => id)).toEqual(['1', '3', '2', '4'])
  })

  it('have an effect to read once they began', () => {
    expect(begun([running, planned, closed, received], NOW).map(({ id }) => id)).toEqual(['1', '3', '4'])
  })
})

describe('the rows', () => {
  it('have the figures of the effect, and the share of the discounts in what was paid', () => {
    const [row] = resultRows([running], read([running, { effect, isFailed: false }]), NOW)
    expect(row).toMatchObject({
      state: 'read',
      orders: 2,
      discountPrice: '50.00',
      flowPrice: '1000.00',
      costShare: '5.0',
    })
  })

  it('say why they have none', () => {
    const reads = read(
      [running, { effect: undefined, isFailed: true }],
      [closed, { effect: undefined, isFailed: false }],
    )
    const rows = resultRows([running, planned, closed], reads, NOW)
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'notBegun', 'waiting'])
    expect(rows[2]).toMatchObject({ startTime: '2026-11-02 00:00:00', endTime: '2026-11-05 10:00:00' })
  })

  it('add up what was given, once all of it is known', () => {
    const found = { effect, isFailed: false }
    expect(totalCost(resultRows([running, planned, closed], read([running, found], [closed, found]), NOW))).toBe(
      '100.00',
    )
    expect(totalCost(resultRows([running, closed], read([running, found]), NOW))).toBeNull()
  })
})

it.each<[boolean[], number]>([
  [[false, false, false, false], 2],
  [[true, false, true, false, false], 4],
  [[true, true, false], 3],
  [[true, true], 2],
  [[], 0],
])('reads so many at a time: of %j up to %i', (settled, limit) => {
  expect(readLimit(settled, 2)).toBe(limit)
})
