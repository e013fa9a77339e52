import { field } from '#domain/field'

/** The fields of the three steps. */
export const companyFields = {
  companyName: field('text', '公司名称', { isRequired: true, maxLength: 100 }),
  companyAddressIdPath: field('text', '公司所在地', { isRequired: true }),
  companyAddress: field('text', '公司详细地址', { isRequired: true, maxLength: 200 }),
  employeeNum: field('integer', '员工总数（人）', { isRequired: true, maxLength: 9 }),
  companyPhone: field('text', '公司电话', { isRequired: true, maxLength: 20 }),
  registeredCapital: field('quantity', '注册资金（万元）', { isRequired: true, maxLength: 12 }),
  linkName: field('text', '联系人姓名', { isRequired: true, maxLength: 20 }),
  linkPhone: field('phone', '联系人电话', { isRequired: true, maxLength: 11 }),
  companyEmail: field('text', '电子邮箱', { isRequired: true }),
  licenseNum: field('text', '营业执照号', { isRequired: true, maxLength: 18 }),
  scope: field('text', '法定经营范围', { isRequired: true, isMultiline: true, maxLength: 200 }),
  licencePhoto: field('image', '营业执照电子版', { isRequired: true }),
  legalName: field('text', '法人姓名', { isRequired: true, maxLength: 20 }),
  legalId: field('text', '法人证件号', { isRequired: true, maxLength: 18 }),
  legalPhoto: field('image', '法人证件电子版', { isRequired: true }),
} as const

/** The fields of the settlement account. */
export const bankFields = {
  settlementBankAccountName: field('text', '银行开户名', { isRequired: true, maxLength: 200 }),
  settlementBankAccountNum: field('text', '银行账号', { isRequired: true, maxLength: 200 }),
  settlementBankBranchName: field('text', '开户银行支行名称', { isRequired: true, maxLength: 200 }),
  settlementBankJointName: field('text', '支行联行号', { isRequired: true, maxLength: 50 }),
  settlementBankLicencePhoto: field('image', '开户银行许可证电子版', { isRequired: true }),
} as const

/** The fields of the store. */
export const storeFields = {
  storeName: field('text', '店铺名称', { isRequired: true, maxLength: 200 }),
  storeLogo: field('image', '店铺logo', { isRequired: true }),
  goodsManagementCategory: field('text', '店铺经营类目', { isRequired: true }),
  storeAddressIdPath: field('text', '店铺所在地', { isRequired: true }),
  storeAddressDetail: field('text', '店铺详细地址', { isRequired: true, maxLength: 200 }),
  storeCenter: field('text', '店铺坐标', { maxLength: 40 }),
  storeDesc: field('text', '店铺简介', { isRequired: true, isMultiline: true, maxLength: 200 }),
} as const
