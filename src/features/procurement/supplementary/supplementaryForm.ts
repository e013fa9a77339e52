import { isPhone } from '#domain/mask'
import { decimal } from '#domain/money'
import { formatPlate, normalizePlate } from '#domain/plate'
import type { Errors } from '#domain/text'
import type { StoredFile } from '#shared/editor/useUploads'
import type { ApiError } from '#shared/http/ApiError'
import { type HeatNo, netWeight, type Supplementary, type SupplementedNote, validateSupplementary } from './model'

/** A weigh ticket as it is typed; at most one photo. */
export type TicketValues = Record<'ticketNo' | 'grossWeight' | 'tareWeight' | 'weighTime', string> & {
  photo: StoredFile[]
}

/** The values of the form; empty texts for what is not filled. `heatNos` has one row for each line of a rebar note. */
export type SupplementaryValues = Record<'loadTime' | 'arriveTime' | 'leaveTime', string> &
  Record<'driverName' | 'driverPhone' | 'carNo' | 'remark', string> & {
    weighTickets: TicketValues[]
    heatNos: HeatNo[]
    certificates: StoredFile[]
    deliveryPhotos: StoredFile[]
    signPhotos: StoredFile[]
  }

/** A ticket of which nothing is known yet. */
export const EMPTY_TICKET: TicketValues = { ticketNo: '', grossWeight: '', tareWeight: '', weighTime: '', photo: [] }

/** The form as it opens: what was added before, else what the note says of heats, driver and truck. */
export function initialValues(note: SupplementedNote, info: Supplementary | null): SupplementaryValues {
  const heats = new Map(info?.heatNos.map((heat) => [heat.itemId, heat]))
  const items = note.materialType === 'REBAR' ? (note.items ?? []) : []
  const phone = info?.driverPhone || note.driverPhone
  return {
    weighTickets: (info?.weighTickets ?? []).map(({ ticketNo, grossWeight, tareWeight, weighTime, photoUrl }) => ({
      ticketNo,
      grossWeight,
      tareWeight,
      weighTime,
      photo: filesOf([photoUrl]),
    })),
    heatNos: items.map(({ id, heatNo }) => ({
      itemId: id,
      heatNo: heats.get(id)?.heatNo || heatNo,
      mill: heats.get(id)?.mill ?? '',
    })),
    certificates: (info?.certificates ?? []).map(({ name, url }) => ({ id: url, name, url, size: 0 })),
    deliveryPhotos: filesOf(info?.deliveryPhotos ?? []),
    signPhotos: filesOf(info?.signPhotos ?? []),
    loadTime: info?.loadTime ?? '',
    arriveTime: info?.arriveTime ?? '',
    leaveTime: info?.leaveTime ?? '',
    driverName: info?.driverName || note.driverName,
    // A server may give the phone masked; such a one cannot be saved.
    driverPhone: isPhone(phone) ? phone : '',
    carNo: formatPlate(info?.carNo || note.carNo),
    remark: info?.remark ?? '',
  }
}

/** What is sent. A line without heat and mill is left out, unless the note has had its heat. */
export function toSupplementary(values: SupplementaryValues, note: SupplementedNote): Supplementary {
  const isTruck = note.deliverMode === 'TRUCK'
  return {
    deliverSn: note.deliverSn,
    weighTickets: values.weighTickets.map(({ photo, ...ticket }) => {
      const weights = { grossWeight: figure(ticket.grossWeight), tareWeight: figure(ticket.tareWeight) }
      return {
        ticketNo: ticket.ticketNo.trim(),
        ...weights,
        netWeight: netWeight(weights),
        weighTime: ticket.weighTime,
        photoUrl: photo[0]?.url ?? '',
      }
    }),
    heatNos: sentHeats(values, note).map((index) => tidyHeat(values.heatNos[index])),
    certificates: values.certificates.map(({ name, url }) => ({ name, url })),
    deliveryPhotos: values.deliveryPhotos.map(({ url }) => url),
    signPhotos: values.signPhotos.map(({ url }) => url),
    loadTime: values.loadTime,
    arriveTime: values.arriveTime,
    leaveTime: values.leaveTime,
    driverName: isTruck ? values.driverName.trim() : '',
    driverPhone: isTruck ? values.driverPhone.trim() : '',
    carNo: isTruck ? normalizePlate(values.carNo) : '',
    remark: values.remark.trim(),
  }
}

/** Errors of the form by path; rows of heats count those of the form. */
export function errorsOfValues(values: SupplementaryValues, note: SupplementedNote): Errors {
  const sent = sentHeats(values, note)
  const errors = Object.entries(validateSupplementary(toSupplementary(values, note)))
  return Object.fromEntries(errors.map(([path, error]) => [atRow(path, sent), error]))
}

/**
 * The fields a refusal of the server concerns, by path. Its rows count those that were sent.
 *
 * @returns null when it concerns none
 */
export function refusalErrors(
  error: ApiError,
  values: SupplementaryValues,
  note: SupplementedNote,
): Record<string, string> | null {
  if (error.kind !== 'business') return null
  const [, rowNo, rest] = /^第(\d+)行[：:，,]?(.*)$/.exec(error.message) ?? []
  const message = rest ?? error.message
  const name = REFUSALS.find(([pattern]) => pattern.test(message))?.[1]
  if (!name) return null
  const index = Number(rowNo ?? 1) - 1
  return { [atRow(name.replace('#', String(index)), sentHeats(values, note))]: message }
}

/** A path as a form names it: 'weighTickets[0].ticketNo' → ['weighTickets', 0, 'ticketNo']. */
export function namePath(path: string): (string | number)[] {
  const [, list, index, name] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(path) ?? []
  return list && name ? [list, Number(index), name] : [path]
}

const REFUSALS: [pattern: RegExp, path: string][] = [
  [/磅单.*最多/, 'weighTickets'],
  [/磅单号/, 'weighTickets[#].ticketNo'],
  [/毛重|净重/, 'weighTickets[#].grossWeight'],
  [/皮重/, 'weighTickets[#].tareWeight'],
  [/过磅时间/, 'weighTickets[#].weighTime'],
  [/厂家/, 'heatNos[#].mill'],
  [/炉批号|材料行/, 'heatNos[#].heatNo'],
  [/质保书/, 'certificates'],
  [/送货照片/, 'deliveryPhotos'],
  [/回单/, 'signPhotos'],
  [/离场时间/, 'leaveTime'],
  [/到场时间/, 'arriveTime'],
  [/装车时间/, 'loadTime'],
  [/车牌/, 'carNo'],
  [/电话/, 'driverPhone'],
  [/司机/, 'driverName'],
  [/备注/, 'remark'],
]

/** Which rows of heats are sent, by their index in the form. */
function sentHeats({ heatNos }: SupplementaryValues, note: SupplementedNote): number[] {
  return heatNos.flatMap(({ itemId, heatNo, mill }, index) => {
    const before = note.items?.find(({ id }) => id === itemId)
    return heatNo.trim() || mill.trim() || before?.heatNo ? [index] : []
  })
}

function atRow(path: string, sent: readonly number[]): string {
  return path.replace(/^heatNos\[(\d+)\]/, (_, index: string) => `heatNos[${sent[Number(index)] ?? index}]`)
}

function tidyHeat(heat: HeatNo | undefined): HeatNo {
  return { itemId: heat?.itemId ?? '', heatNo: heat?.heatNo.trim() ?? '', mill: heat?.mill.trim() ?? '' }
}

/** A typed figure in plain digits, not rounded; what is no figure stays for the rules to refuse. */
function figure(text: string): string {
  return decimal(text)?.toFixed() ?? text.trim()
}

/** Of photos the server keeps the address alone; its last part names them. */
function filesOf(urls: readonly string[]): StoredFile[] {
  return urls.filter(Boolean).map((url) => ({ id: url, name: nameOf(url), url, size: 0 }))
}

function nameOf(url: string): string {
  if (url.startsWith('data:')) return 'photo'
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last) || url
  } catch {
    return last
  }
}
