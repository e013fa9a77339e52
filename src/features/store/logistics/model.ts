import * as v from 'valibot'
import { type TextRule, textError } from '#domain/rules'
import { type Errors, onlyErrors, text } from '#domain/text'
import * as wire from '#domain/wire'

/** A logistics company of the platform, and whether the shop uses it: `selected` is '1' then. */
export const companySchema = v.object({
  logisticsId: wire.id(),
  name: wire.text(),
  selected: wire.text(),
  /** Whether it supports electronic waybills. */
  faceSheetFlag: wire.flag(),
})
/** A logistics company as read; `selected` is '1' when the shop uses it. */
export type Company = v.InferOutput<typeof companySchema>

/** The company of the platform that stands for a shop's own vehicles. */
export const OWN_TRUCK = '自有车辆'

/** A logistics company of the platform with its code; `disabled` is OPEN or CLOSE. */
export const carrierSchema = v.object({ id: wire.id(), name: wire.text(), code: wire.text(), disabled: wire.text() })

/** A company the shop ships with. */
export const usedSchema = v.object({ logisticsId: wire.id(), name: wire.text() })

/** The provider of waybills and parcel tracking for the platform. */
export type LogisticsProvider = 'KDNIAO' | 'KUAIDI100' | 'SHUNFENG'
export const providerSchema = wire.code<LogisticsProvider>()

const waybillAccountTexts = {
  customerName: wire.text(),
  customerPwd: wire.text(),
  monthCode: wire.text(),
  sendSite: wire.text(),
  sendStaff: wire.text(),
  payType: wire.text(),
  expType: wire.text(),
}

/** The shop's account with a company, for electronic waybills. */
export const waybillAccountSchema = v.object({
  logisticsId: wire.id(),
  faceSheetFlag: wire.flag(),
  ...waybillAccountTexts,
})

/** The account as edited; `faceSheetFlag` is '1' when waybills are wanted. */
export const waybillAccountInput = v.object({ faceSheetFlag: wire.text(), ...waybillAccountTexts })
/** The shop's account with a company, as typed. */
export type WaybillAccountInput = v.InferOutput<typeof waybillAccountInput>

/** The account with the company it belongs to. */
export type WaybillAccount = v.InferOutput<typeof waybillAccountSchema> & { name: string }

/** Who pays for a parcel. */
export const payTypes: Record<string, string> = {
  '1': '现付',
  '2': '到付',
  '3': '月结',
  '4': '第三方支付（仅顺丰支持）',
}

/** The account as the form opens with it; payment and kind of parcel default to the usual ones. */
export function toInput(sheet: WaybillAccount): WaybillAccountInput {
  const { faceSheetFlag, payType, expType, ...rest } = v.parse(waybillAccountInput, { ...sheet, faceSheetFlag: '' })
  return { ...rest, faceSheetFlag: sheet.faceSheetFlag ? '1' : '0', payType: payType || '1', expType: expType || '1' }
}

/** What is typed: its name, and what it takes. */
export const logisticsRules = {
  customerName: { label: '客户账户', max: 60, required: true },
  customerPwd: { label: '客户密码', max: 60, required: true },
  monthCode: { label: '电子面单密钥', max: 60 },
  sendSite: { label: '归属网点', max: 60 },
  sendStaff: { label: '收件快递员', max: 30 },
} satisfies Record<string, TextRule>

/** Errors of an account by field. Without waybills nothing is required. */
export function validateWaybillAccount({ faceSheetFlag, ...sheet }: WaybillAccountInput): Errors {
  if (faceSheetFlag !== '1') return {}
  return onlyErrors({
    customerName: textError(sheet.customerName, logisticsRules.customerName),
    customerPwd: textError(sheet.customerPwd, logisticsRules.customerPwd),
    monthCode: textError(sheet.monthCode, { ...logisticsRules.monthCode, required: sheet.payType === '3' }),
    sendSite: textError(sheet.sendSite, logisticsRules.sendSite),
    sendStaff: textError(sheet.sendStaff, logisticsRules.sendStaff),
    payType: Object.hasOwn(payTypes, sheet.payType) ? null : text('请选择{{label}}', { label: text('支付方式') }),
    expType: /^\d{1,3}$/.test(sheet.expType.trim()) ? null : text('快递类型应为1-999的整数'),
  })
}
