import * as v from 'valibot'
import { tidyCode } from '#domain/cell/words'
import { plainFigure } from '#domain/money'
import type { Errors } from '#domain/text'
import { actualOf, typedActual, withoutMasked } from '#features/procurement/transport/model/actual'
import type { ActualName } from '#features/procurement/transport/model/table'
import type { ApiError } from '#shared/http/ApiError'
import type { StoredFile } from '#shared/upload/useUploads'
import {
  type HeatNo,
  netWeight,
  type Supplementary,
  type SupplementedNote,
  supplementarySchema,
  validateSupplementary,
} from './model'

/** A weigh ticket as typed; at most one photo. */
export type TicketValues = Record<'ticketNo' | 'grossWeight' | 'tareWeight' | 'weighTime', string> & {
  photo: StoredFile[]
}

/** The values of the form; empty texts for empty fields. `heatNos` has one row for each line of a rebar note. */
export type SupplementaryValues = Record<'loadTime' | 'arriveTime' | 'leaveTime', string> &
  Record<ActualName | 'remark', string> & {
    weighTickets: TicketValues[]
    heatNos: HeatNo[]
    certificates: StoredFile[]
    deliveryPhotos: StoredFile[]
    signPhotos: StoredFile[]
  }

/** An empty ticket. */
export const EMPTY_TICKET: TicketValues = { ticketNo: '', grossWeight: '', tareWeight: '', weighTime: '', photo: [] }

/**
 * Initial values: the earlier additions, else the note's heats, driver and truck. `isAddingFiles`: no files, because
 * the earlier ones can no longer be removed.
 */
export function initialValues(
  note: SupplementedNote,
  info: Supplementary | null,
  isAddingFiles = false,
): SupplementaryValues {
  const files = isAddingFiles ? null : info
  const heats = new Map(info?.heatNos.map((heat) => [heat.itemId, heat]))
  const items = note.materialType === 'REBAR' ? (note.items ?? []) : []
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
    certificates: (files?.certificates ?? []).map(({ name, url }) => ({ id: url, name, url, size: 0 })),
    deliveryPhotos: filesOf(files?.deliveryPhotos ?? []),
    signPhotos: filesOf(files?.signPhotos ?? []),
    loadTime: info?.loadTime ?? '',
    arriveTime: info?.arriveTime ?? '',
    leaveTime: info?.leaveTime ?? '',
    ...typedActual(note, info),
    remark: info?.remark ?? '',
  }
}

/** The payload. A line without heat and mill is dropped, unless the note already has its heat. */
export function toSupplementary(values: SupplementaryValues, note: SupplementedNote): Supplementary {
  return {
    deliverSn: note.deliverSn,
    weighTickets: values.weighTickets.map(({ photo, ...ticket }) => {
      const weights = { grossWeight: plainFigure(ticket.grossWeight), tareWeight: plainFigure(ticket.tareWeight) }
      return {
        ticketNo: tidyCode(ticket.ticketNo),
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
    ...actualOf(values, note.deliverMode),
    remark: values.remark.trim(),
  }
}

/** The payload that only adds files to the earlier additions, each once. */
export function withFiles(
  values: SupplementaryValues,
  { deliverSn }: SupplementedNote,
  info: Supplementary | null,
): Supplementary {
  const before = info ?? v.parse(supplementarySchema, { deliverSn })
  const photos = (kind: 'signPhotos' | 'deliveryPhotos') => [
    ...new Set([...before[kind], ...values[kind].map(({ url }) => url)]),
  ]
  const certificates = values.certificates.map(({ name, url }) => ({ name, url }))
  return {
    ...before,
    // An empty phone changes nothing.
    ...withoutMasked(before),
    signPhotos: photos('signPhotos'),
    deliveryPhotos: photos('deliveryPhotos'),
    certificates: [
      ...before.certificates,
      ...certificates.filter(({ url }) => !before.certificates.some((earlier) => earlier.url === url)),
    ],
  }
}

/** Errors of the form by path; indexes of heats are those of the form. */
export function errorsOfValues(
  values: SupplementaryValues,
  note: SupplementedNote,
  toPayload: (values: SupplementaryValues) => Supplementary = (typed) => toSupplementary(typed, note),
): Errors {
  const sent = sentHeats(values, note)
  const errors = Object.entries(validateSupplementary(toPayload(values)))
  return Object.fromEntries(errors.map(([path, error]) => [atRow(path, sent), error]))
}

/**
 * The fields of a rejection, by path. Its row indexes count the sent rows.
 *
 * @returns null when it concerns no field
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

/** A path as antd's form name: 'weighTickets[0].ticketNo' → ['weighTickets', 0, 'ticketNo']. */
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

/** The rows of heats that are sent, by their index in the form. */
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
  return { itemId: heat?.itemId ?? '', heatNo: tidyCode(heat?.heatNo ?? ''), mill: heat?.mill.trim() ?? '' }
}

/** The server stores only a photo's URL; its last part is the name. */
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
