import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { fleetRules, LICENSE_TYPES } from '#features/procurement/fleet/model/checks'

/** Enabled or disabled, of a driver or vehicle. */
const enabledStatus: StatusTable = {
  1: { label: '启用', color: 'success' },
  0: { label: '停用', color: 'default' },
}

const status = field('status', '状态', { table: enabledStatus, order: ['1', '0'] })

/** The fields of a driver. */
export const driverFields = {
  driverName: typedField('text', fleetRules.driverName, { width: 110 }),
  driverPhone: typedField('phone', fleetRules.driverPhone, { width: 150 }),
  idCardNo: typedField('text', fleetRules.idCardNo, { width: 190, isPhrase: true }),
  licenseNo: typedField('text', fleetRules.licenseNo, { width: 170 }),
  licenseType: field('text', '准驾车型', { width: 96, options: LICENSE_TYPES }),
  licenseExpire: field('date', '驾驶证有效期至', { width: 190 }),
  licenseExpireRange: field('dateRange', '驾驶证有效期至', { range: ['licenseExpireStart', 'licenseExpireEnd'] }),
  defaultCarNo: field('plate', '常用车辆', { width: 120 }),
  carNo: field('plate', '车牌号', { maxLength: 10 }),
  status,
  remark: typedField('text', fleetRules.remark, { width: 220 }),
  createTime: field('time', '创建时间'),
} as const

/** The fields of a vehicle. */
export const carFields = {
  carNo: field('plate', '车牌号', { width: 130, maxLength: 10, copy: true, isRequired: true }),
  carType: field('dict', '车型', { dictCode: 'car_type', width: 130 }),
  trailerNo: typedField('plate', fleetRules.trailerNo, { width: 120, maxLength: 10 }),
  loadTon: field('quantity', '载重（吨）', { width: 100 }),
  volume: field('quantity', '容积（m³）', { width: 100 }),
  ownerName: typedField('text', fleetRules.ownerName, { width: 110 }),
  inspectExpire: field('date', '年检有效期至', { width: 190 }),
  insuranceExpire: field('date', '保险有效期至', { width: 190 }),
  inspectExpireRange: field('dateRange', '年检有效期至', { range: ['inspectExpireStart', 'inspectExpireEnd'] }),
  insuranceExpireRange: field('dateRange', '保险有效期至', { range: ['insuranceExpireStart', 'insuranceExpireEnd'] }),
  status,
  remark: typedField('text', fleetRules.remark, { width: 220 }),
  createTime: field('time', '创建时间'),
} as const
