import { field } from '#domain/field'

/** The fields of a pick-up point. */
export const addressFields = {
  addressName: field('text', '自提点名称', { width: 200, maxLength: 30, isRequired: true }),
  address: field('text', '详细地址', { width: 380, maxLength: 100, isRequired: true }),
  center: field('text', '经纬度', { width: 170, copy: true, isRequired: true }),
  mobile: field('phone', '联系电话', { width: 150, maxLength: 11, isRequired: true }),
  createTime: field('time', '创建时间'),
} as const
