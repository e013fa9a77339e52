import * as v from 'valibot'
import type { Pixels } from '#domain/file/fileContent'
import { decimal, fixed, sum } from '#domain/money'
import { dateOrderError, heatNoError, MAX_CODE, MAX_NAME, quantityError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { parseTime } from '#domain/time'
import * as wire from '#domain/wire'
import { type DecimalText, textItem, wireText } from '#domain/wire'
import type { MaterialType } from '#features/procurement/material/model'
import { actualErrors, actualTransport } from '#features/procurement/transport/model/actual'
import type { ActualName, DeliveryMode } from '#features/procurement/transport/model/table'

/** Weights in tonnes, as typed; the net is computed. Informative: they never replace the site's weighing. */
const weighTicketSchema = v.object({
  ticketNo: wire.number(),
  grossWeight: wire.text(),
  tareWeight: wire.text(),
  netWeight: wire.text(),
  weighTime: wire.text(),
  photoUrl: wire.text(),
})
/** A weigh ticket as typed; weights in tonnes. */
export type WeighTicket = v.InferOutput<typeof weighTicketSchema>

/** The heat of one line of the note, and its mill. */
const heatSchema = v.object({ itemId: wire.text(), heatNo: wire.number(), mill: wire.text() })
/** The heat and mill of one line. */
export type HeatNo = v.InferOutput<typeof heatSchema>

/** The supplier's additions to a note after departure, as typed. Heats, driver and plate correct the note's. */
export const supplementarySchema = v.object({
  deliverSn: wire.id(),
  ...actualTransport,
  remark: wire.text(),
  loadTime: wire.text(),
  arriveTime: wire.text(),
  leaveTime: wire.text(),
  weighTickets: wire.list(weighTicketSchema),
  heatNos: wire.list(heatSchema),
  certificates: wire.list(v.object({ name: wire.text(), url: wire.text() })),
  deliveryPhotos: wire.list(textItem),
  signPhotos: wire.list(textItem),
})
/** The supplier's additions to a note. */
export type Supplementary = v.InferOutput<typeof supplementarySchema>

/** How much of a note's additions may be changed: everything, more files only, or nothing. */
export type SupplementScope = 'all' | 'files' | 'none'

/** The additions that are files. Late paper is still added when the site has stocked the goods in. */
const FILE_KINDS = ['signPhotos', 'deliveryPhotos', 'certificates'] as const

/**
 * The earlier additions with more files. null when the later ones state other facts or lack an earlier file: an empty
 * fact states nothing.
 */
export function withMoreFiles(before: Supplementary, after: Supplementary): Supplementary | null {
  const { signPhotos, deliveryPhotos, certificates, deliverSn: _, ...facts } = after
  const isSame = Object.entries(facts).every(
    ([name, fact]) => fact.length === 0 || same(fact, before[name as keyof Supplementary]),
  )
  const hasAll = FILE_KINDS.every((kind) => before[kind].every((file) => after[kind].some((one) => same(one, file))))
  return isSame && hasAll ? { ...before, signPhotos, deliveryPhotos, certificates } : null
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields of a note's line that matter here. */
export type NoteLine = {
  id: string
  materialName: string
  spec: string
  unit: string
  quantity: DecimalText
  heatNo: string
}

/** The delivery note being supplemented. */
export type SupplementedNote = {
  deliverSn: string
  deliverMode: DeliveryMode
  materialType: MaterialType
  totalQuantity: DecimalText
  items?: NoteLine[]
} & Record<ActualName, string>

/** Maximum number of tickets, certificates and photos of each kind per note. */
export const MAX_TICKETS = 20
export const MAX_CERTIFICATES = 20
export const MAX_PHOTOS = 20

/** Accepted file extensions. */
export const PHOTO_TYPES = ['jpg', 'jpeg', 'png', 'webp'] as const
export const CERTIFICATE_TYPES = ['pdf', ...PHOTO_TYPES] as const

/** Minimum pixels of a photo of a signed copy: below it no figure can be read. */
export const READABLE: Pixels = { width: 300, height: 300 }

/** Maximum load of a weighbridge, tonnes. */
const MAX_WEIGHT = '999.999'
const MAX_FILE_BYTES = 20 * 1024 * 1024

/** Why a file cannot be a photo; null when it can. `size` in bytes. The server validates the same. */
export function photoError(file: { name: string; size: number }): string | null {
  return fileError(file, PHOTO_TYPES)
}

/** Why a file cannot be a certificate; null when it can. `size` in bytes. The server validates the same. */
export function certificateError(file: { name: string; size: number }): string | null {
  return fileError(file, CERTIFICATE_TYPES)
}

/** What is typed: its name, and what it takes. */
export const supplementaryRules = {
  remark: { label: '备注', multiline: true },
  ticketNo: { label: '磅单号', max: MAX_CODE, required: true },
  mill: { label: '生产厂家', max: MAX_NAME },
} satisfies Record<string, TextRule>

/**
 * Errors by path ('weighTickets[0].grossWeight', 'carNo'). Corrections and times are optional. Validated on the server
 * too.
 */
export function validateSupplementary(info: Supplementary): Errors {
  const { loadTime, arriveTime, leaveTime } = info
  const order = (start: string, end: string, startLabel: string, endLabel: string) =>
    dateOrderError(start, end, { startLabel, endLabel })
  return onlyErrors({
    weighTickets: countError(info.weighTickets, MAX_TICKETS, '磅单'),
    ...Object.fromEntries(info.weighTickets.flatMap(ticketErrors)),
    ...Object.fromEntries(info.heatNos.flatMap(heatErrors)),
    certificates: countError(info.certificates, MAX_CERTIFICATES, '质保书') ?? missingUrl(info.certificates),
    deliveryPhotos: countError(info.deliveryPhotos, MAX_PHOTOS, '送货照片'),
    signPhotos: countError(info.signPhotos, MAX_PHOTOS, '回单照片'),
    loadTime: timeError(loadTime, '装车时间'),
    arriveTime: timeError(arriveTime, '到场时间') ?? order(loadTime, arriveTime, '装车时间', '到场时间'),
    leaveTime:
      timeError(leaveTime, '离场时间') ??
      order(arriveTime, leaveTime, '到场时间', '离场时间') ??
      order(loadTime, leaveTime, '装车时间', '离场时间'),
    ...actualErrors(info),
    remark: textError(info.remark, supplementaryRules.remark),
  })
}

/** Net weight of a ticket, tonnes with 3 decimals; '' while gross or tare is missing. */
export function netWeight({ grossWeight, tareWeight }: Pick<WeighTicket, 'grossWeight' | 'tareWeight'>): string {
  const [gross, tare] = [decimal(grossWeight), decimal(tareWeight)]
  return gross && tare ? fixed(gross.minus(tare), 3) : ''
}

/** Net weight of all tickets, tonnes with 3 decimals; '' while no ticket has both weights. */
export function totalNetWeight(tickets: readonly Pick<WeighTicket, 'grossWeight' | 'tareWeight'>[]): string {
  const nets = tickets.map(netWeight).filter(Boolean)
  return nets.length > 0 ? fixed(sum(nets), 3) : ''
}

type Check = [path: string, error: Text | null]

function ticketErrors(ticket: WeighTicket, index: number, all: readonly WeighTicket[]): Check[] {
  const { ticketNo, grossWeight, tareWeight, weighTime } = ticket
  const weight = (value: unknown, label: string) => quantityError(value, { unit: 't', label, max: MAX_WEIGHT })
  const isTwice = all.slice(0, index).some((before) => before.ticketNo === ticketNo)
  const tareFault = weight(tareWeight, '皮重')
  const net = decimal(netWeight(ticket))
  const netFault = tareFault === null && net?.lte(0) ? text('毛重应大于皮重') : null
  const at = (name: string) => `weighTickets[${index}].${name}`
  return [
    [at('ticketNo'), textError(ticketNo, supplementaryRules.ticketNo) ?? (isTwice ? text('磅单号重复') : null)],
    [at('grossWeight'), weight(grossWeight, '毛重') ?? netFault],
    [at('tareWeight'), tareFault],
    [at('weighTime'), timeError(weighTime, '过磅时间')],
  ]
}

/** A heat that is sent must be valid: the note already has one and cannot lose it. */
function heatErrors({ heatNo, mill }: HeatNo, index: number): Check[] {
  return [
    [`heatNos[${index}].heatNo`, heatNoError(heatNo, { required: true })],
    [`heatNos[${index}].mill`, textError(mill, supplementaryRules.mill)],
  ]
}

function countError(list: readonly unknown[], max: number, label: string): Text | null {
  return list.length > max ? text('{{label}}最多{{max}}份', { label: text(label), max }) : null
}

function missingUrl(files: Supplementary['certificates']): Text | null {
  return files.some(({ name, url }) => name === '' || url === '') ? text('质保书文件不完整') : null
}

function timeError(value: unknown, label: string): Text | null {
  return wireText(value) === '' || parseTime(value) ? null : text('{{label}}格式不正确', { label: text(label) })
}

function fileError({ name, size }: { name: string; size: number }, types: readonly string[]): string | null {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!types.includes(ending)) return '不支持的文件类型'
  if (size === 0) return '文件内容为空'
  return size > MAX_FILE_BYTES ? '文件大小不能超过20MB' : null
}
