import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  type BoardState,
  clashText,
  countStates,
  crewOf,
  earlierTrips,
  filterTrucks,
  freeCars,
  isOfTruck,
  loadedTotals,
  stateOf,
  stateText,
  trucksOf,
} from '#features/procurement/delivery/board/model'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import type { Car } from '#features/procurement/fleet/model'

const NOW = '2026-11-27 14:30:00'

/** A note of a truck on the way. */
function note(part: Partial<DeliveryNote> = {}): DeliveryNote {
  return {
    id: part.deliverSn ?? 'SH1',
    deliverSn: 'SH1',
    deliverMode: 'TRUCK',
    status: 0,
    deliverTime: '2026-11-27 08:00:00',
    expectArriveTime: '',
    carNo: '粤B12345',
    driverName: '陈大勇',
    driverPhone: '19900010001',
    quantities: [],
    ...part,
  } as DeliveryNote
}

const at = (time: string, part: Partial<DeliveryNote> = {}) =>
  note({ deliverTime: `2026-11-27 ${time}:00`, deliverSn: `SH${time}`, ...part })

describe('the state of a note', () => {
  it.each<[what: string, part: Partial<DeliveryNote>, state: BoardState | null, words: string]>([
    ['leaves later', { deliverTime: '2026-11-27 15:00:00' }, 'loading', '15:00 发车'],
    ['leaves tomorrow', { deliverTime: '2026-11-28 07:00:00' }, 'loading', '11-28 07:00 发车'],
    ['left an hour ago', { deliverTime: '2026-11-27 13:30:00' }, 'onTheWay', '13:30 发车，已 1 小时 0 分'],
    ['left some minutes ago', { deliverTime: '2026-11-27 14:05:00' }, 'onTheWay', '14:05 发车，已 25 分钟'],
    ['is expected later', { expectArriveTime: '2026-11-27 14:31:00' }, 'onTheWay', '08:00 发车，已 6 小时 30 分'],
    ['is late', { expectArriveTime: '2026-11-27 12:00:00' }, 'overdue', '08:00 发车，已 6 小时 30 分，应于 12:00 到达'],
    // A day without a time ends at midnight.
    ['is expected today', { expectArriveTime: '2026-11-27' }, 'onTheWay', '08:00 发车，已 6 小时 30 分'],
    [
      'left yesterday',
      { deliverTime: '2026-11-26 23:00:00', expectArriveTime: '2026-11-26' },
      'overdue',
      '11-26 23:00 发车，已 15 小时 30 分，应于 11-26 到达',
    ],
    // What is accepted is late no more.
    ['was accepted', { status: 1, expectArriveTime: '2026-11-27 12:00:00' }, 'accepted', '08:00 发车'],
    ['was stocked in', { status: 2 }, 'accepted', '08:00 发车'],
    ['has a status of a newer server', { status: 7 as never }, null, '08:00 发车'],
  ])('when it %s', (_what, part, state, words) => {
    const one = note(part)
    expect(stateOf(one, NOW)).toBe(state)
    expect(plain(stateText({ note: one, state }, NOW))).toBe(words)
  })

  it('says when the site accepted it, where the answer has it', () => {
    const accept = { acceptTime: '2026-11-27 11:05:00' } as DeliveryNote['accept']
    const one = note({ status: 1, accept })
    expect(plain(stateText({ note: one, state: 'accepted' }, NOW))).toBe('08:00 发车，11:05 验收')
  })

  it.each<[Partial<DeliveryNote>, boolean]>([
    [{}, true],
    [{ status: 4 }, false],
    [{ deliverMode: 'LOGISTICS' }, false],
  ])('counts only notes of trucks that are not void: %j', (part, isCounted) => {
    expect(isOfTruck(note(part))).toBe(isCounted)
  })
})

describe('the trucks of a day', () => {
  it('have their notes by departure, whatever the spelling of the plate; who left first comes first', () => {
    const trucks = trucksOf([at('13:00'), at('09:00', { carNo: '粤AD6688' }), at('08:00', { carNo: '粤B·12345' })], NOW)
    expect(trucks.map(({ notes }) => notes.map((one) => one.note.deliverSn))).toEqual([
      ['SH08:00', 'SH13:00'],
      ['SH09:00'],
    ])
  })

  it('without a plate are told apart by their driver', () => {
    const nameless = trucksOf([at('08:00', { carNo: '' }), at('08:30', { carNo: '', driverName: '赵国庆' })], NOW)
    expect(nameless.map(({ clashes }) => clashes)).toEqual([[], []])
  })

  it('name each of their drivers once', () => {
    const [truck] = trucksOf([at('08:00'), at('10:00'), at('13:00', { driverName: '赵国庆' })], NOW)
    expect(truck && crewOf(truck)).toEqual({
      plate: '粤B·12345',
      drivers: [expect.objectContaining({ driverName: '陈大勇' }), expect.objectContaining({ driverName: '赵国庆' })],
    })
  })

  it.each<[times: string[], marks: string[]]>([
    [['08:00', '10:00'], []],
    [['08:00', '09:01'], []],
    [['08:00', '09:00'], ['SH08:00 与 SH09:00 发车相隔 60 分钟，请核对是否重复']],
    [['08:25', '08:00'], ['SH08:00 与 SH08:25 发车相隔 25 分钟，请核对是否重复']],
    [
      ['08:00', '08:30', '09:00', '11:00'],
      ['SH08:00 与 SH08:30 发车相隔 30 分钟，请核对是否重复', 'SH08:30 与 SH09:00 发车相隔 30 分钟，请核对是否重复'],
    ],
  ])('mark two notes within an hour: %j', (times, marks) => {
    const [truck] = trucksOf(
      times.map((time) => at(time)),
      NOW,
    )
    expect(truck?.clashes.map((clash) => plain(clashText(clash)))).toEqual(marks)
  })

  it('mark two notes of the same minute as such', () => {
    const [truck] = trucksOf([at('08:00'), at('08:00', { deliverSn: 'SH2' })], NOW)
    expect(truck?.clashes.map((clash) => plain(clashText(clash)))).toEqual(['SH08:00 与 SH2 同时发车，请核对是否重复'])
  })

  it('are counted and filtered by state, plate and driver', () => {
    const other = { carNo: '粤AD6688', driverName: '赵国庆' }
    const trucks = trucksOf([at('08:00', { status: 1 }), at('13:00'), at('15:00', other)], NOW)
    expect(countStates(trucks)).toEqual({ '': 3, loading: 1, onTheWay: 1, overdue: 0, accepted: 1 })
    const found = (state: BoardState | '', word: string) =>
      filterTrucks(trucks, { state, word }).map(({ notes }) => notes.map((one) => one.note.deliverSn))
    expect(found('', '')).toEqual([['SH08:00', 'SH13:00'], ['SH15:00']])
    expect(found('accepted', '')).toEqual([['SH08:00']])
    expect(found('', ' a·d66')).toEqual([['SH15:00']])
    expect(found('', '赵')).toEqual([['SH15:00']])
    expect(found('loading', '陈')).toEqual([])
  })
})

it('keeps the trips of the last three days, and counts the older ones', () => {
  const days = ['2026-11-27', '2026-11-26', '2026-11-24', '2026-11-23', '2026-10-01']
  const trips = days.map((day) => note({ deliverTime: `${day} 08:00:00` }))
  const { recent, older } = earlierTrips(trips, '2026-11-27')
  expect(recent.map(({ deliverTime }) => deliverTime.slice(0, 10))).toEqual(['2026-11-26', '2026-11-24'])
  expect(older).toBe(2)
})

it('adds up what was loaded, never different units', () => {
  const quantities = [
    { unit: 't', quantity: '31.230' },
    { unit: '张', quantity: '120' },
  ]
  expect(
    loadedTotals([{ quantities }, { quantities: [{ unit: 't', quantity: '0.770' }] }, { quantities: [] }]),
  ).toEqual([
    { unit: 't', quantity: '32.000' },
    { unit: '张', quantity: '120' },
  ])
})

it('calls vehicles free that have no note today and are not on the way', () => {
  const cars = ['粤B12345', '粤AD6688', '粤A33418'].map((carNo) => ({ carNo }) as Car)
  const free = freeCars(cars, { notes: [at('08:00', { status: 1 })], trips: [note({ carNo: '粤A·D6688' })] })
  expect(free.map(({ carNo }) => carNo)).toEqual(['粤A33418'])
})
