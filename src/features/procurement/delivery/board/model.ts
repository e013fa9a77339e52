import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { groupBy } from '#domain/groups'
import { quantityTotals, type UnitQuantity } from '#domain/money'
import { formatPlate, normalizePlate } from '#domain/plate'
import type { StatusTable } from '#domain/status'
import { type Text, text } from '#domain/text'
import { dayAfter, formatTime, isBeforeText, isDateOnly, minutesBetween, shiftMinutes } from '#domain/time'
import { type DeliveryNote, isOnTheWay, isVoided } from '#features/procurement/delivery/model'
import { type Car, carOf } from '#features/procurement/fleet/model'
import { type Trip, tripOfCar } from '#features/procurement/fleet/model/trip'
import { lastMoment } from '#features/procurement/purchase/model'

/** Where the truck of a note is. */
export type BoardState = 'loading' | 'onTheWay' | 'overdue' | 'accepted'

/** Labels and colours of the states, in the order of a day. */
export const boardStates: StatusTable<BoardState> = {
  loading: { label: '装车', color: 'default' },
  onTheWay: { label: '在途', color: 'processing' },
  overdue: { label: '逾期', color: 'error' },
  accepted: { label: '已验收', color: 'success' },
}

/** Trucks that left so many days before today and are not accepted yet are on the board; older ones wait for papers. */
export const EARLIER_DAYS = 3
/** Two notes of one truck that leave within so many minutes may be one load. */
export const CLASH_MINUTES = 60

/** Two notes of one truck that leave within an hour, the earlier one first. */
export type Clash = { first: DeliveryNote; second: DeliveryNote }
/** A note with where its truck is; null for a status that this release does not know. */
export type BoardNote = { note: DeliveryNote; state: BoardState | null }
/** A truck and its notes by departure. */
export type BoardTruck = { key: string; notes: readonly BoardNote[]; clashes: readonly Clash[] }

/** Whether a note is one of a truck that counts. */
export function isOfTruck(note: Pick<DeliveryNote, 'deliverMode' | 'status'>): boolean {
  return note.deliverMode === 'TRUCK' && !isVoided(note)
}

/** Whether a truck is on the way after the time by which it was expected; one without such a time never is. */
export function isOverdue(
  note: Pick<DeliveryNote, 'status' | 'deliverMode' | 'deliverTime' | 'expectArriveTime'>,
  now: string,
): boolean {
  return isOnTheWay(note, now) && isBeforeText(lastMoment(note.expectArriveTime), now)
}

/** Where the truck of a note is. */
export function stateOf(
  note: Pick<DeliveryNote, 'status' | 'deliverMode' | 'deliverTime' | 'expectArriveTime'>,
  now: string,
): BoardState | null {
  if (isOnTheWay(note, now)) return isOverdue(note, now) ? 'overdue' : 'onTheWay'
  if (deliveryNoteStatus.can(note.status, 'accept')) return 'loading'
  return deliveryNoteStatus.can(note.status, 'addFiles') ? 'accepted' : null
}

/** The state of a note in words: since when, how long, and what was expected. */
export function stateText({ note, state }: BoardNote, now: string): Text {
  const time = clock(note.deliverTime, now)
  const spent = durationText(minutesBetween(note.deliverTime, now) ?? 0)
  if (state === 'onTheWay') return text('{{time}} 发车，已 {{spent}}', { time, spent })
  if (state === 'overdue') {
    const due = clock(note.expectArriveTime, now)
    return text('{{time}} 发车，已 {{spent}}，应于 {{due}} 到达', { time, spent, due })
  }
  const accepted = state === 'accepted' ? (note.accept?.acceptTime ?? '') : ''
  return accepted
    ? text('{{time}} 发车，{{accepted}} 验收', { time, accepted: clock(accepted, now) })
    : text('{{time}} 发车', { time })
}

/** A time of today as a clock shows it; of another day with its day; a day alone as such. */
function clock(time: string, now: string): string {
  if (isDateOnly(time)) return formatTime(time, 'MM-DD')
  return formatTime(time, time.startsWith(now.slice(0, 10)) ? 'HH:mm' : 'MM-DD HH:mm')
}

function durationText(minutes: number): Text {
  return minutes < 60
    ? text('{{minutes}} 分钟', { minutes })
    : text('{{hours}} 小时 {{minutes}} 分', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}

/** A mark in words: both notes, and how far apart they leave. */
export function clashText({ first, second }: Clash): Text {
  const pair = { first: first.deliverSn, second: second.deliverSn }
  const minutes = minutesBetween(first.deliverTime, second.deliverTime) ?? 0
  return minutes === 0
    ? text('{{first}} 与 {{second}} 同时发车，请核对是否重复', pair)
    : text('{{first}} 与 {{second}} 发车相隔 {{minutes}} 分钟，请核对是否重复', { ...pair, minutes })
}

/** The notes of today by truck, with those of earlier days that are on the way: who left first comes first. */
export function trucksOf(notes: readonly DeliveryNote[], now: string): BoardTruck[] {
  const sorted = [...notes].sort(
    (a, b) => a.deliverTime.localeCompare(b.deliverTime) || a.deliverSn.localeCompare(b.deliverSn),
  )
  return [...groupBy(sorted, truckKey)].map(([key, own]) => ({
    key,
    notes: own.map((note) => ({ note, state: stateOf(note, now) })),
    clashes: clashesOf(own),
  }))
}

/** The trips of the last days before a day, and how many are older. */
export function earlierTrips<Note extends Pick<DeliveryNote, 'deliverTime'>>(
  trips: readonly Note[],
  day: string,
): { recent: Note[]; older: number } {
  const earlier = trips.filter(({ deliverTime }) => deliverTime < day)
  const recent = earlier.filter(({ deliverTime }) => deliverTime >= dayAfter(day, -EARLIER_DAYS))
  return { recent, older: earlier.length - recent.length }
}

/** One truck has one plate; without a plate its driver tells it apart. */
function truckKey({ carNo, driverName, driverPhone }: DeliveryNote): string {
  return normalizePlate(carNo) || `${driverName} ${driverPhone}`
}

function clashesOf(notes: readonly DeliveryNote[]): Clash[] {
  return notes.flatMap((second, at) => {
    const first = notes[at - 1]
    if (!first || normalizePlate(second.carNo) === '') return []
    const limit = shiftMinutes(first.deliverTime, CLASH_MINUTES)
    return isBeforeText(limit, second.deliverTime) || limit === '' ? [] : [{ first, second }]
  })
}

/** How many notes are in each state, '' for all. */
export function countStates(trucks: readonly BoardTruck[]): Record<BoardState | '', number> {
  const counts = { '': 0, loading: 0, onTheWay: 0, overdue: 0, accepted: 0 }
  for (const { state } of trucks.flatMap(({ notes }) => notes)) {
    counts['']++
    if (state) counts[state]++
  }
  return counts
}

/** The trucks whose plate or driver contains a word, with their notes in one state; '' stands for any. */
export function filterTrucks(
  trucks: readonly BoardTruck[],
  { state, word }: { state: BoardState | ''; word: string },
): BoardTruck[] {
  const plate = normalizePlate(word)
  const isMeant = ({ carNo, driverName }: DeliveryNote) =>
    plate === '' || normalizePlate(carNo).includes(plate) || driverName.includes(word.trim())
  return trucks.flatMap((truck) => {
    const notes = truck.notes.filter((one) => (state === '' || one.state === state) && isMeant(one.note))
    return notes.length > 0 ? [{ ...truck, notes }] : []
  })
}

/** What notes carry together, per unit. */
export function loadedTotals(notes: readonly Pick<DeliveryNote, 'quantities'>[]): UnitQuantity[] {
  return quantityTotals(notes.flatMap(({ quantities }) => quantities))
}

/** The enabled vehicles that are neither on a note of today nor on the way. */
export function freeCars(
  cars: readonly Car[],
  { notes, trips }: { notes: readonly DeliveryNote[]; trips: readonly Trip[] },
): Car[] {
  return cars.filter((car) => !tripOfCar(trips, car) && !notes.some((note) => carOf([car], note)))
}

/** Plate and drivers of a truck: one may have another driver in the afternoon. */
export function crewOf({ notes }: BoardTruck): {
  plate: string
  drivers: Pick<DeliveryNote, 'driverName' | 'driverPhone'>[]
} {
  const drivers = groupBy(
    notes.map(({ note }) => note),
    ({ driverName, driverPhone }) => `${driverName} ${driverPhone}`,
  )
  return {
    plate: formatPlate(notes[0]?.note.carNo),
    drivers: [...drivers.values()].flatMap(([first]) => (first ? [first] : [])),
  }
}
