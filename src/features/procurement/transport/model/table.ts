import { MAX_WAYBILL, type numberRules } from '#domain/cell/numberRules'
import { type Field, field } from '#domain/field'
import { MAX_NAME } from '#domain/rules'

/** Own truck, dedicated line, courier, ordinary logistics. */
export type DeliveryMode = 'TRUCK' | 'SPECIALIZED_LOGISTICS' | 'EXPRESSAGE' | 'LOGISTICS'

/** Labels of the modes, in option order. */
export const deliveryModes: Record<DeliveryMode, string> = {
  TRUCK: '司机配送',
  SPECIALIZED_LOGISTICS: '专线物流',
  EXPRESSAGE: '快递',
  LOGISTICS: '普通物流',
}

/** Labels of the parts of a transport. The fields of a part are proposed, kept and replaced together. */
export const transportParts = { driver: '司机', car: '车辆', carrier: '物流信息' } as const
/** A part of a transport. */
export type TransportPart = keyof typeof transportParts

/** What forms, rules, records, prints and the embedded API need to know of a field of the transport. */
export type TransportField = {
  /** Label, kind, limit and column. */
  field: Field
  /** The rule and the spelling of a number; others are texts. */
  rule?: keyof typeof numberRules
  /** Copied from an earlier note with its part; a field without a part belongs to one note only. */
  part?: TransportPart
  /** The id of a record of the fleet: sent, but never shown. */
  isId?: true
  /** Filled when the vehicle is chosen: the trucks of a split do not ask for it. */
  isOfCar?: true
  /** The phone of a person: a record masks it, and its history keeps who revealed it. */
  isPersonal?: true
  /** Its label among the additions to a note, which correct it after departure; the history shows the change. */
  actual?: string
  print?: TransportPrint
}

/** How a printed note shows a field. */
export type TransportPrint = {
  /** Where it differs from the field's. */
  label?: string
  /** Takes a wider field before it takes a second line. */
  isOneLine?: true
  /** Left out where it is empty. */
  isOptional?: true
  /** Printed in its place where it is empty, and the label of that. */
  otherwise?: readonly [name: string, label: string]
}

/**
 * The fields of the transport, in the order of a printed note. A further field is a row here, an entry in the modes
 * that have it, and its English.
 */
export const transportTable = {
  carId: { field: field('text', '车辆'), part: 'car', isId: true },
  carNo: {
    field: field('plate', '车牌号', { maxLength: 10 }),
    rule: 'plate',
    part: 'car',
    actual: '实际车牌号',
    print: { isOneLine: true },
  },
  carType: { field: field('text', '车型', { width: 110, maxLength: MAX_NAME }), part: 'car', isOfCar: true },
  trailerNo: {
    field: field('plate', '挂车号', { maxLength: 10 }),
    rule: 'plate',
    part: 'car',
    isOfCar: true,
    print: { isOneLine: true, isOptional: true },
  },
  driverId: { field: field('text', '司机'), part: 'driver', isId: true },
  driverName: {
    field: field('text', '司机姓名', { width: 96, maxLength: MAX_NAME }),
    part: 'driver',
    actual: '实际司机',
    print: { label: '司机', isOneLine: true },
  },
  driverPhone: {
    field: field('phone', '司机电话', { maxLength: 11 }),
    rule: 'phone',
    part: 'driver',
    isPersonal: true,
    actual: '实际司机电话',
    print: { label: '电话', isOneLine: true },
  },
  logisticsName: {
    field: field('text', '物流公司', { maxLength: MAX_NAME }),
    part: 'carrier',
    print: { otherwise: ['logisticsCode', '物流公司'] },
  },
  logisticsCode: { field: field('text', '快递公司', { maxLength: MAX_NAME }), part: 'carrier' },
  logisticsNo: {
    field: field('text', '物流单号', { maxLength: MAX_WAYBILL, copy: true }),
    rule: 'waybill',
    print: { isOptional: true },
  },
  logisticsPhone: {
    field: field('phone', '物流电话', { maxLength: 20 }),
    rule: 'anyPhone',
    part: 'carrier',
    print: { isOptional: true },
  },
  departCity: {
    field: field('text', '发货城市', { maxLength: MAX_NAME }),
    part: 'carrier',
    print: { isOptional: true },
  },
  arriveCity: {
    field: field('text', '到达城市', { maxLength: MAX_NAME }),
    part: 'carrier',
    print: { isOptional: true },
  },
} as const satisfies Record<string, TransportField>

/** A field in one mode; `label` where the mode has its own word for it. */
export type ModeEntry = { name: TransportName; label?: string; required?: true }

/** The fields of each delivery mode, in form order. */
export const modeEntries = {
  TRUCK: [
    { name: 'driverId' },
    { name: 'driverName', required: true },
    { name: 'driverPhone', required: true },
    { name: 'carId' },
    { name: 'carNo', required: true },
    { name: 'carType' },
    { name: 'trailerNo' },
  ],
  SPECIALIZED_LOGISTICS: [
    { name: 'logisticsName', required: true },
    { name: 'logisticsPhone', required: true },
    { name: 'logisticsNo' },
    { name: 'departCity' },
    { name: 'arriveCity' },
  ],
  EXPRESSAGE: [
    { name: 'logisticsCode', required: true },
    { name: 'logisticsName', label: '快递公司名称' },
    { name: 'logisticsNo', required: true },
  ],
  LOGISTICS: [
    { name: 'logisticsName', required: true },
    { name: 'logisticsNo', required: true },
    { name: 'logisticsPhone' },
    { name: 'departCity' },
    { name: 'arriveCity' },
  ],
} as const satisfies Record<DeliveryMode, readonly ModeEntry[]>

type Table = typeof transportTable
/** The name of a field of the transport. */
export type TransportName = keyof Table
type NamesWith<Member extends keyof TransportField> = {
  [Name in TransportName]: Table[Name] extends Record<Member, unknown> ? Name : never
}[TransportName]
/** The fields that have a label on screen: all but the ids. */
export type ShownTransportName = Exclude<TransportName, NamesWith<'isId'>>
/** The fields that additions to a note correct. */
export type ActualName = NamesWith<'actual'>
/** The fields of a truck: its driver and its vehicle. */
export type TruckName = (typeof modeEntries)['TRUCK'][number]['name']
