import { field, typedField } from '#domain/field'
import type { StatusTable } from '#domain/status'
import { settingRules } from './model'

const statuses: StatusTable = {
  OPEN: { label: '开启中', color: 'success' },
  CLOSED: { label: '店铺关闭', color: 'error' },
  APPLY: { label: '申请开店', color: 'default' },
  APPLYING: { label: '申请中，提交审核', color: 'processing' },
  REFUSED: { label: '审核拒绝', color: 'error' },
}

/** The fields of a shop. */
export const storeFields = {
  storeName: field('text', '店铺名称'),
  storeDisable: field('status', '店铺状态', { table: statuses }),
  selfOperated: field('bool', '自营'),
  descriptionScore: field('quantity', '描述评分'),
  serviceScore: field('quantity', '服务评分'),
  deliveryScore: field('quantity', '物流评分'),
  goodsNum: field('integer', '商品数'),
  collectionNum: field('integer', '收藏数'),
  storeLogo: field('image', '店铺LOGO'),
  region: typedField('text', settingRules.region, { isRequired: true }),
  storeAddressDetail: typedField('text', settingRules.storeAddressDetail),
  storeCenter: typedField('text', settingRules.storeCenter),
  storeDesc: field('text', '店铺简介', { maxLength: 200, isMultiline: true, isRequired: true }),
  pageShow: field('bool', '店铺楼层'),
  selfPickFlag: field('bool', '开启自提'),
  stockWarning: field('integer', '预警数', { maxLength: 5, isRequired: true }),
  merchantEuid: typedField('text', settingRules.merchantEuid),
} as const

const contact = {
  region: typedField('text', settingRules.contactRegion, { isRequired: true }),
  detail: typedField('text', settingRules.storeAddressDetail),
}

/** The fields of the place that goods ship from. */
export const consignorFields = {
  name: field('text', '发货人姓名', { maxLength: 11, isRequired: true }),
  mobile: field('phone', '发货人手机号', { maxLength: 11, isRequired: true }),
  ...contact,
} as const

/** The fields of a return address. */
export const consigneeFields = {
  name: field('text', '收货人姓名', { maxLength: 11, isRequired: true }),
  mobile: field('phone', '收货人电话', { maxLength: 11, isRequired: true }),
  ...contact,
} as const

/** The fields of a shop's history: those of the shop and of all its contacts. */
export const shopLogFields = {
  ...storeFields,
  region: field('text', settingRules.contactRegion.label),
  name: typedField('text', settingRules.name, { isRequired: false }),
  mobile: field('phone', '手机号'),
  detail: typedField('text', settingRules.storeAddressDetail, { isRequired: false }),
} as const
