import { decimal, fixed, quantityScale, scaleOf } from '#domain/money'
import type { Text } from '#domain/text'
import { minutesBetween, shiftMinutes } from '#domain/time'
import { wireText } from '#domain/wire'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  rowOf,
  withAmount,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import { type Fleet, fitTruck, unfitOf } from '#features/procurement/delivery/form/departure'
import { hasRoom, sourceOf } from '#features/procurement/delivery/form/sources'
import type { DeliveryNote, DeliveryNoteItem } from '#features/procurement/delivery/model'
import { lineFieldOf, lineNames } from '#features/procurement/delivery/model/lineTable'
import { deliveryRules } from '#features/procurement/delivery/model/payload'
import type { DeliverySource } from '#features/procurement/material/model'
import { namesOfPart, partOf } from '#features/procurement/transport/model/parts'
import { typedTransport } from '#features/procurement/transport/model/spelling'
import { type TransportPart, transportParts } from '#features/procurement/transport/model/table'
import {
  clearOtherModes,
  emptyTransport,
  modeFields,
  pickTransport,
  transportNames,
} from '#features/procurement/transport/model/transport'

/** The effect of copying a note into a form. */
type CopyPlan = {
  /** The changes when everything is replaced. */
  all: Partial<DeliveryNoteValues>
  /** The changes when typed values are kept. */
  blanks: Partial<DeliveryNoteValues>
  /** Labels of the typed values that would be replaced. */
  typed: string[]
  hints: CopyHints
}

/** Parts of a note that are shown as hints instead of being copied. */
export type CopyHints = {
  /** Lines without a remaining quantity. */
  gone: string[]
  /** Why the last driver or vehicle is not copied. */
  unfit: Text[]
}

type Given = {
  values: DeliveryNoteValues
  initial: DeliveryNoteValues
  note: DeliveryNote
  origin: DeliveryOrigin
  fleet: Fleet
}

/**
 * Plans copying a note into a form: mode, driver, vehicle or carrier, sender, receiver, travel time; and for matching
 * lines pouring parts and quantities up to the remaining ones. Times, the parcel number, heats and lines with nothing
 * left are not copied, nor are a driver or a vehicle that is stopped or has an expired document. Values that belong
 * together (a driver and his phone) are replaced or kept as a whole.
 */
export function copyPlan(given: Given): CopyPlan {
  const units = [...transportUnits(given), ...senderUnits(given), ...siteUnits(given), ...arrivalUnits(given)]
  const taken = units.map((unit) => ({ ...unit, isTyped: isTyped(unit.values, given) }))
  const open = taken.filter((unit) => !unit.isTyped)
  const items = copiedRows(given)
  return {
    all: { ...Object.assign({}, ...taken.map(({ values }) => values)), ...(items ? { items: items.all } : {}) },
    blanks: { ...Object.assign({}, ...open.map(({ values }) => values)), ...(items ? { items: items.blanks } : {}) },
    typed: [
      ...taken.filter((unit) => unit.isTyped).map(({ label }) => label),
      ...(items?.hasTyped ? ['材料明细'] : []),
    ],
    hints: hintsOf(given),
  }
}

function hintsOf(given: Given): CopyHints {
  const { note, origin } = given
  const { driver, car } = unfitTruck(given)
  const lines = (note.items ?? []).map((item) => {
    const source = sourceOf(item, origin.sources)
    return { source, name: `${item.materialName} ${item.spec}`.trim() }
  })
  return {
    unfit: [...driver, ...car],
    gone: [...new Set(lines.flatMap(({ source, name }) => (source && hasRoom(source) ? [] : [name])))],
  }
}

/** The lines of a note with a remaining quantity; each source once. */
export function deliverableAgain(
  items: readonly DeliveryNoteItem[],
  sources: readonly DeliverySource[],
): DeliverySource[] {
  const found = items.flatMap((item) => sourceOf(item, sources) ?? [])
  return [...new Set(found)].filter(hasRoom)
}

type Unit = { label: string; values: Partial<DeliveryNoteValues> }

/** The parts of a transport can be kept separately; of another mode all of it is one unit. */
function transportUnits(given: Given): Unit[] {
  const { values, note, fleet } = given
  const typed = typedTransport(pickTransport(note, transportNames))
  if (values.deliverMode !== note.deliverMode) {
    const copied = pickTransport(
      typed,
      transportNames.filter((name) => partOf(name) !== null),
    )
    const all = { ...emptyTransport, ...fitTruck(copied, fleet, values.deliverTime) }
    return [{ label: '配送方式', values: clearOtherModes(all, note.deliverMode) }]
  }
  const unfit: Partial<Record<TransportPart, Text[]>> = unfitTruck(given)
  const parts = new Set(modeFields[note.deliverMode]?.flatMap(({ name }) => partOf(name) ?? []))
  return [...parts]
    .filter((part) => !unfit[part]?.length)
    .map((part) => ({ label: transportParts[part], values: pickTransport(typed, namesOfPart(part)) }))
}

/** What forbids to propose a note's driver and vehicle on the day of the new note. */
function unfitTruck({ values, note, fleet }: Given): { driver: Text[]; car: Text[] } {
  return note.deliverMode === 'TRUCK' ? unfitOf(note, fleet, values.deliverTime) : { driver: [], car: [] }
}

/** Who sends, with the phone; not where the note only says its own creator, who may be a colleague. */
function senderUnits({ values, note }: Given): Unit[] {
  const { deliverName, deliverPhone, createUserName } = note
  const isDefault = deliverName === createUserName && deliverName !== values.deliverName
  if (!deliverName || isDefault) return []
  return [{ label: deliveryRules.deliverName.label, values: { deliverName, deliverPhone } }]
}

/** Receiver and address, with the project if none is selected; nothing of another project. */
function siteUnits({ values, note, origin }: Given): Unit[] {
  const isOffered = origin.projects.some(({ projectId }) => projectId === note.projectId)
  const isSame = values.projectId === note.projectId
  if (!isSame && !(values.projectId === '' && isOffered)) return []
  const { projectId, receiverName, receiverPhone, receiverAddress } = note
  return [{ label: '收货信息', values: { projectId, receiverName, receiverPhone, receiverAddress } }]
}

/** Keeps the travel time. */
function arrivalUnits({ values, note }: Given): Unit[] {
  const minutes = minutesBetween(note.deliverTime, note.expectArriveTime)
  if (minutes === null || minutes <= 0) return []
  const expectArriveTime = shiftMinutes(values.deliverTime, minutes)
  return expectArriveTime ? [{ label: '预计到达', values: { expectArriveTime } }] : []
}

/** True when one of the values differs in the form, and is neither its initial value nor the project's. */
function isTyped(next: Partial<DeliveryNoteValues>, { values, initial, origin }: Given): boolean {
  const project = origin.projects.find(({ projectId }) => projectId === values.projectId)
  return Object.keys(next).some((name) => {
    const at = (record: object | undefined) => wireText(record && Reflect.get(record, name))
    const text = at(values)
    return text !== '' && ![at(initial), at(next), at(project)].includes(text)
  })
}

const LINE_FIELDS = lineNames.filter((name) => lineFieldOf(name).isCopied)

/**
 * The form's rows with the values of the note's lines; an empty form gets the note's rows. null when nothing matches.
 */
function copiedRows({ values, note, origin }: Given) {
  const rows = values.items
  const items = note.items ?? []
  const isEmpty = rows.length === 0
  const base = isEmpty
    ? items.flatMap((item) => {
        const source = sourceOf(item, origin.sources)
        return source && hasRoom(source) ? [{ ...rowOf(source, origin.sourceType), quantity: '' }] : []
      })
    : rows
  const waiting = [...items]
  const pairs = base.map((row) => {
    const index = waiting.findIndex((item) => sourceOf(item, origin.sources)?.sourceItemId === row.sourceItemId)
    return { row, item: index < 0 ? undefined : waiting.splice(index, 1)[0] }
  })
  if (!pairs.some(({ item }) => item)) return null
  const take = (isReplacing: boolean) => {
    const room = new Map(origin.sources.map((source) => [source.sourceItemId, decimal(source.remainQuantity)]))
    return pairs.map(({ row, item }) => {
      const left = room.get(row.sourceItemId) ?? null
      const next = item ? merged(row, item, { left, isReplacing, origin, isNew: isEmpty }) : row
      const drawn = decimal(next.quantity)
      if (left && drawn) room.set(row.sourceItemId, left.minus(drawn))
      return next
    })
  }
  const [all, blanks] = [take(true), take(false)]
  const hasTyped = all.some((row, index) => {
    const kept = blanks[index]
    return [...LINE_FIELDS, 'quantity' as const, 'pieces' as const].some((name) => kept?.[name] !== row[name])
  })
  return { all, blanks, hasTyped }
}

type Merging = { left: ReturnType<typeof decimal>; isReplacing: boolean; origin: DeliveryOrigin; isNew: boolean }

function merged(
  row: DeliveryNoteRow,
  item: DeliveryNoteItem,
  { left, isReplacing, origin, isNew }: Merging,
): DeliveryNoteRow {
  const texts = LINE_FIELDS.map((name) => {
    const old = item[name]
    return [name, old && (isReplacing || row[name] === '') ? old : row[name]]
  })
  const source = origin.sources.find(({ sourceItemId }) => sourceItemId === row.sourceItemId)
  const offered = !isNew && source ? rowOf(source, origin.sourceType).quantity : ''
  const isOwn = decimal(row.quantity) !== null && row.quantity !== offered
  const isKept = isOwn && !isReplacing
  return withAmount({ ...row, ...Object.fromEntries(texts), ...(isKept ? {} : load(row, item, left)) })
}

/** The note's quantity, at most the remaining one; pieces only with the full quantity. */
function load(row: DeliveryNoteRow, item: DeliveryNoteItem, left: ReturnType<typeof decimal>) {
  const wanted = decimal(item.quantity)
  if (!wanted) return {}
  if (left === null || wanted.lte(left)) {
    return { quantity: item.quantity ?? '', pieces: item.pieces ?? row.pieces }
  }
  return { quantity: left.gt(0) ? fixed(left, Math.max(scaleOf(left), quantityScale(row.unit))) : '', pieces: '' }
}

/** The source of a line, or one of the same material in another order or contract. */
