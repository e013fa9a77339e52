import * as v from 'valibot'
import { phoneError, type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import * as wire from '#domain/wire'
import { picturesOf } from '#features/common/file/model'
import { positionError, type RegionPath, regionError } from '#features/common/region/model'
import type { Contact } from '#features/store/setting/model/contact'

/** Whether the shop is open. */
type StoreStatus = 'OPEN' | 'CLOSED' | 'APPLY' | 'APPLYING' | 'REFUSED'

/** The shop of the signed-in supplier. */
export const storeSchema = v.object({
  id: wire.id(),
  storeName: wire.text(),
  storeLogo: wire.text(),
  storeDisable: wire.code<StoreStatus>(),
  selfOperated: wire.flag(),
  /** `longitude,latitude`. */
  storeCenter: wire.text(),
  storeDesc: wire.text(),
  storeAddressPath: wire.text(),
  storeAddressIdPath: wire.text(),
  storeAddressDetail: wire.text(),
  /** 0–5. */
  descriptionScore: wire.decimal(),
  serviceScore: wire.decimal(),
  deliveryScore: wire.decimal(),
  /** First and last day of the comments that the scores are means of [proposed]. */
  scoreStart: wire.time(),
  scoreEnd: wire.time(),
  goodsNum: wire.count(),
  collectionNum: wire.count(),
  /** Id of the customer service seat. */
  merchantEuid: wire.text(),
  /** Whether the shop's decoration is shown on mobile and PC. */
  pageShow: wire.flag(),
  /** Whether buyers may pick goods up. */
  selfPickFlag: wire.flag(),
  /** Stock below which goods are listed as running out. */
  stockWarning: wire.count(),
})
/** The shop as read. */
export type Store = v.InferOutput<typeof storeSchema>

/** Of which comments the scores are the means. */
export function scoreText({ scoreStart, scoreEnd }: Pick<Store, 'scoreStart' | 'scoreEnd'>): Text {
  if (!scoreStart || !scoreEnd) return text('评分由平台计算，时间范围以平台为准')
  return text('评分是 {{start}} 至 {{end}} 买家评价的平均分', {
    start: scoreStart.slice(0, 10),
    end: scoreEnd.slice(0, 10),
  })
}

/** The base data as edited. */
export type BaseInput = {
  storeLogo: string[]
  region: RegionPath
  storeAddressDetail: string
  storeCenter: string
  storeDesc: string
  pageShow: boolean
  selfPickFlag: boolean
}

/** The body of a save of the base data. */
export const baseInput = v.pick(storeSchema, [
  'storeLogo',
  'storeCenter',
  'storeDesc',
  'storeAddressPath',
  'storeAddressIdPath',
  'storeAddressDetail',
  'pageShow',
  'selfPickFlag',
])

/** The base data of a shop as edited. */
export function baseOf(store: v.InferOutput<typeof baseInput>): BaseInput {
  const { storeLogo, storeAddressIdPath, storeAddressPath, ...rest } = store
  const { storeAddressDetail, storeCenter, storeDesc, pageShow, selfPickFlag } = rest
  return {
    storeLogo: picturesOf(storeLogo).slice(0, 1),
    region: { idPath: storeAddressIdPath, namePath: storeAddressPath },
    storeAddressDetail,
    storeCenter,
    storeDesc,
    pageShow,
    selfPickFlag,
  }
}

const DESC = { min: 6, max: 200 }

/** What is typed: its name, and what it takes. */
export const settingRules = {
  storeAddressDetail: { label: '详细地址', max: 50, required: true },
  storeCenter: { label: '经纬度' },
  region: { label: '店铺地址' },
  contactRegion: { label: '地址' },
  name: { label: '姓名', max: 11, required: true },
  merchantEuid: { label: '坐席ID', max: 30 },
} satisfies Record<string, TextRule>

/** Errors of the base data by field; the server validates the same. */
export function validateBase({ storeDesc, region, storeAddressDetail, storeCenter }: BaseInput): Errors {
  const { length } = storeDesc.trim()
  const isDescribed = length >= DESC.min && length <= DESC.max
  return onlyErrors({
    region: regionError(region, { ...settingRules.region, depth: 3 }),
    storeAddressDetail: textError(storeAddressDetail, settingRules.storeAddressDetail),
    storeCenter: positionError(storeCenter, settingRules.storeCenter),
    storeDesc: isDescribed ? null : text('店铺简介需在6-200字符之间'),
  })
}

/** Errors of a contact by field; the server validates the same. */
export function validateContact({ name, mobile, region, detail }: Contact): Errors {
  return onlyErrors({
    name: textError(name, settingRules.name),
    mobile: phoneError(mobile, { required: true }),
    region: regionError(region, { ...settingRules.contactRegion, depth: 3 }),
    detail: textError(detail, settingRules.storeAddressDetail),
  })
}

/** The stock warning as typed. */
export type StockInput = { stockWarning: string }
/** The customer service seat as typed. */
export type ServiceInput = { merchantEuid: string }

/** Errors of the stock warning: an integer up to 99999. */
export function validateStock({ stockWarning }: StockInput): Errors {
  const typed = stockWarning.trim()
  if (typed === '') return { stockWarning: text('请输入库存预警数') }
  return /^\d{1,5}$/.test(typed) ? {} : { stockWarning: text('库存预警数应为0-99999的整数') }
}

/** Errors of the customer service's seat id. */
export function validateService({ merchantEuid }: ServiceInput): Errors {
  return onlyErrors({ merchantEuid: textError(merchantEuid, settingRules.merchantEuid) })
}
