import * as v from 'valibot'
import { isAnyPhone, isPhone, readPhone } from '#domain/cell/phone'
import { type Errors, onlyErrors, type Text, text } from '#domain/text'
import { lengthOf } from '#domain/textLength'
import * as wire from '#domain/wire'
import type { RegionPath } from '#features/common/region/model'

/** APPLY begun, APPLYING under review, REFUSED sent back with a reason, OPEN, CLOSED by the platform; '' none yet. */
export type StoreDisable = 'APPLY' | 'APPLYING' | 'REFUSED' | 'OPEN' | 'CLOSED'

const companyTexts = {
  companyName: wire.text(),
  /** Ids of the levels, province first, joined by commas; the path has their names. */
  companyAddressIdPath: wire.text(),
  companyAddressPath: wire.text(),
  companyAddress: wire.text(),
  employeeNum: wire.text(),
  companyPhone: wire.phone(),
  /** In units of 10,000 yuan. */
  registeredCapital: wire.text(),
  linkName: wire.text(),
  linkPhone: wire.phone(),
  companyEmail: wire.text(),
  licenseNum: wire.text(),
  scope: wire.text(),
  /** Pictures: addresses joined by commas, up to 3. */
  licencePhoto: wire.text(),
  legalName: wire.text(),
  legalId: wire.text(),
  /** Front and back. */
  legalPhoto: wire.text(),
}
const bankTexts = {
  settlementBankAccountName: wire.text(),
  settlementBankAccountNum: wire.text(),
  settlementBankBranchName: wire.text(),
  settlementBankJointName: wire.text(),
  settlementBankLicencePhoto: wire.text(),
}
const storeTexts = {
  storeName: wire.text(),
  storeLogo: wire.text(),
  /** Ids of top categories joined by commas. */
  goodsManagementCategory: wire.text(),
  storeAddressIdPath: wire.text(),
  storeAddressPath: wire.text(),
  storeAddressDetail: wire.text(),
  /** 'lng,lat'; '' where only the address is known. */
  storeCenter: wire.text(),
  storeDesc: wire.text(),
}

/** The three steps as sent. */
export const companySchema = v.object(companyTexts)
export const bankSchema = v.object(bankTexts)
export const storeSchema = v.object(storeTexts)
/** The first step as sent. */
export type Company = v.InferOutput<typeof companySchema>
/** The second step as sent: the account that settlements are paid to. */
export type Bank = v.InferOutput<typeof bankSchema>
/** The third step as sent. */
export type Store = v.InferOutput<typeof storeSchema>

/** The application of a member; `rejectReason` is '' unless it was sent back. */
export const applicationSchema = v.object({
  storeDisable: wire.code<StoreDisable>(),
  rejectReason: wire.text(),
  ...companyTexts,
  ...bankTexts,
  ...storeTexts,
})
/** The application as read, with all three steps. */
export type Application = v.InferOutput<typeof applicationSchema>

/** The steps in order, with their names. */
export const STEPS = ['企业资质信息', '财务资质信息', '其他信息', '提交审核'] as const

/** Whether the steps may be filled in; otherwise the application is with the platform or decided. */
export function isOpenToEdit(status: StoreDisable | ''): boolean {
  return status === '' || status === 'APPLY' || status === 'REFUSED'
}

/** The furthest step that may be opened: the one after the last saved. */
export function furthestStep(application: Partial<Application> | null): number {
  if (!application?.companyName) return 0
  return application.settlementBankAccountName ? 2 : 1
}

/** Errors of the first step, in the words of the mall. */
export function validateCompany(company: Company): Errors {
  return onlyErrors({
    companyName: sized(company.companyName, 2, 100, '请填写公司信息', '公司名称为2–100个字'),
    companyAddressIdPath: required(company.companyAddressIdPath, '请选择公司所在地'),
    companyAddress: sized(company.companyAddress, 1, 200, '请填写公司详细信息', '公司详细地址为1–200个字'),
    employeeNum: positive(company.employeeNum),
    companyPhone: isAnyPhone(readPhone(company.companyPhone)) ? null : text('请填写正确的号码'),
    registeredCapital: capitalError(company.registeredCapital),
    linkName: sized(company.linkName, 2, 20, '请填写联系人姓名', '联系人姓名为2–20个字'),
    linkPhone: isPhone(company.linkPhone) ? null : text('请填写正确的号码'),
    companyEmail:
      company.companyEmail === '' ? text('请填写电子邮箱') : pattern(company.companyEmail, EMAIL, '请输入正确的邮箱'),
    licenseNum: pattern(company.licenseNum, LICENCE, '请输入正确的营业执照号'),
    scope: sized(company.scope, 1, 200, '请填写法定经营范围', '法定经营范围为1–200个字'),
    licencePhoto: required(company.licencePhoto, '请上传营业执照'),
    legalName: sized(company.legalName, 2, 20, '请输入法人姓名', '法人姓名为2–20个字'),
    legalId: pattern(company.legalId, ID_CARD, '请输入正确的证件号'),
    legalPhoto: required(company.legalPhoto, '请上传法人身份证照片'),
  })
}

/** Errors of the settlement account. */
export function validateBank(bank: Bank): Errors {
  return onlyErrors({
    settlementBankAccountName: sized(
      bank.settlementBankAccountName,
      1,
      200,
      '请填写银行开户名',
      '银行开户名为1–200个字',
    ),
    settlementBankAccountNum: sized(bank.settlementBankAccountNum, 1, 200, '请填写银行账号', '银行账号为1–200个字'),
    settlementBankBranchName: sized(
      bank.settlementBankBranchName,
      1,
      200,
      '请填写开户银行支行名称',
      '支行名称为1–200个字',
    ),
    settlementBankJointName: sized(bank.settlementBankJointName, 1, 50, '请填写支行联行号', '支行联行号为1–50个字'),
    settlementBankLicencePhoto: required(bank.settlementBankLicencePhoto, '请上传开户银行许可证电子版'),
  })
}

/** Errors of the store. The position is optional: the address is enough where no map works. */
export function validateStore(store: Store): Errors {
  return onlyErrors({
    storeName: sized(store.storeName, 2, 200, '请填写店铺名称', '店铺名称为2–200个字'),
    storeLogo: required(store.storeLogo, '请上传店铺logo'),
    goodsManagementCategory: required(store.goodsManagementCategory, '请选择店铺经营类目'),
    storeAddressIdPath: required(store.storeAddressIdPath, '请选择店铺位置'),
    storeAddressDetail: sized(store.storeAddressDetail, 1, 200, '请填写店铺详细地址', '店铺详细地址为1–200个字'),
    storeCenter:
      store.storeCenter === '' ? null : pattern(store.storeCenter, POSITION, '坐标格式为“经度,纬度”，如 114.06,22.55'),
    storeDesc: sized(store.storeDesc, 6, 200, '请填写店铺简介', '店铺简介为6–200个字'),
  })
}

const EMAIL = /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/
/** The unified social credit code: 18 characters without I, O, Z, S and V. */
const LICENCE = /^[\dA-HJ-NPQRTUWXY]{18}$/
const ID_CARD = /^\d{17}[\dX]$/i
const POSITION = /^\d{1,3}(\.\d+)?,\d{1,2}(\.\d+)?$/

function required(value: string, words: string): Text | null {
  return value === '' ? text(words) : null
}

function sized(value: string, min: number, max: number, missing: string, wrong: string): Text | null {
  if (value === '') return text(missing)
  return lengthOf(value) < min || lengthOf(value) > max ? text(wrong) : null
}

function pattern(value: string, allowed: RegExp, words: string): Text | null {
  return allowed.test(value) ? null : text(words)
}

function positive(value: string): Text | null {
  return pattern(value, /^[1-9]\d{0,8}$/, '只能填写正整数')
}

/** Up to the cent that a business licence may state in units of 10,000 yuan. */
function capitalError(value: string): Text | null {
  return pattern(value, /^(?!0(\.0*)?$)(0|[1-9]\d{0,8})(\.\d{1,2})?$/, '请填写大于0的数，最多2位小数')
}

/** Form values: a region is one value, pictures and categories are lists. */
export type CompanyForm = Omit<
  Company,
  'companyAddressIdPath' | 'companyAddressPath' | 'licencePhoto' | 'legalPhoto'
> & {
  companyAddressIdPath: RegionPath
  licencePhoto: string[]
  legalPhoto: string[]
}
/** Form values of the second step: the licence picture is a list. */
export type BankForm = Omit<Bank, 'settlementBankLicencePhoto'> & { settlementBankLicencePhoto: string[] }
/** Form values of the third step: a region is one value, pictures and categories are lists. */
export type StoreForm = Omit<
  Store,
  'storeAddressIdPath' | 'storeAddressPath' | 'storeLogo' | 'goodsManagementCategory'
> & {
  storeAddressIdPath: RegionPath
  storeLogo: string[]
  goodsManagementCategory: string[]
}
