import { field } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { LICENSE_TYPES, MAX_ID_CARD } from '#features/procurement/fleet/checks/model'

/** Enabled or disabled, of a driver or vehicle. */
const enabledStatus: StatusTable = {
  1: { label: '启用', color: 'success' },
  0: { label: '停用', color: 'default' },
}

const status = field('status', '状态', { table: enabledStatus, order: ['1', '0'] })

/** The fields of a driver. */
export const driverFields = {
  driverName: field('text', '司机姓名', { width: 110, maxLength: 60, isRequired: true }),
  driverPhone: field('phone', '司机电话', { width: 150, maxLength: 11, isRequired: true }),
  idCardNo: field('text', '身份证号', { width: 190, maxLength: MAX_ID_CARD }),
  licenseNo: field('text', '驾驶证号', { width: 170, maxLength: 40 }),
  licenseType: field('text', '准驾车型', { width: 96, options: LICENSE_TYPES }),
  licenseExpire: field('date', '驾驶证有效期至', { width: 190 }),
  licenseExpireRange: field('dateRange', '驾驶证有效期至', { range: ['licenseExpireStart', 'licenseExpireEnd'] }),
  defaultCarNo: field('plate', '常用车辆', { width: 120 }),
  carNo: field('plate', '车牌号', { maxLength: 10 }),
  status,
  remark: field('text', '备注', { width: 220, isMultiline: true }),
  createTime: field('time', '创建时间'),
} as const

/** The fields of a vehicle. */
export const carFields = {
  carNo: field('plate', '车牌号', { width: 130, maxLength: 10, copy: true, isRequired: true }),
  carType: field('dict', '车型', { dictCode: 'car_type', width: 130 }),
  trailerNo: field('plate', '挂车号', { width: 120, maxLength: 10 }),
  loadTon: field('quantity', '载重（吨）', { width: 100 }),
  volume: field('quantity', '容积（m³）', { width: 100 }),
  ownerName: field('text', '车主', { width: 110, maxLength: 60 }),
  inspectExpire: field('date', '年检有效期至', { width: 190 }),
  insuranceExpire: field('date', '保险有效期至', { width: 190 }),
  inspectExpireRange: field('dateRange', '年检有效期至', { range: ['inspectExpireStart', 'inspectExpireEnd'] }),
  insuranceExpireRange: field('dateRange', '保险有效期至', { range: ['insuranceExpireStart', 'insuranceExpireEnd'] }),
  status,
  remark: field('text', '备注', { width: 220, isMultiline: true }),
  createTime: field('time', '创建时间'),
} as const
