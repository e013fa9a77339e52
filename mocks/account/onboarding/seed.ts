import * as v from 'valibot'
import { applicationSchema } from '#features/account/onboarding/model'
import type { Account } from '#mocks/kernel/auth/caller'
import { attachmentUrl } from '#mocks/kernel/server/file'
import type { ApplicationRow } from './rows'

/** The categories a shop can apply for. */
export const shopCategories = [
  '钢材',
  '水泥与商品混凝土',
  '砂石',
  '模板木方',
  '扣件脚手架',
  '五金电料',
  '安全防护',
].map((name, index) => ({
  id: `13485760000000000${10 + index}`,
  parentId: '0',
  name,
  level: 0,
  sortOrder: index,
  children: [],
}))

/** A member whose application was sent back, to try correcting it. Has the initial password of every account. */
export function refusedMember(passwordHash: string): Account {
  return {
    id: '8010',
    account: 'beiling',
    phone: '19900000006',
    userName: '白岭',
    supplierId: '',
    passwordHash,
    enabled: true,
    shopkeeper: false,
    isSuper: false,
    roleIds: [],
    departmentId: '',
    createTime: '2024-05-06 10:00:00',
  }
}

/** Two applications: one under review, one sent back. */
export function seedApplications(): ApplicationRow[] {
  return [
    application('70001', '8009', {
      storeDisable: 'APPLYING',
      companyName: '东山土石方有限公司（示例）',
      storeName: '东山土石方有限公司（示例）',
      linkName: '石岩',
      linkPhone: '19900000005',
      legalName: '石岩',
    }),
    application('70002', '8010', {
      storeDisable: 'REFUSED',
      rejectReason: '营业执照照片不清晰，请重新上传',
      companyName: '北岭木业有限公司（示例）',
      storeName: '北岭木业',
      linkName: '白岭',
      linkPhone: '19900000006',
      legalName: '白岭',
    }),
  ]
}

function application(id: string, accountId: string, given: Partial<ApplicationRow>): ApplicationRow {
  const filled = v.parse(applicationSchema, {
    companyAddressIdPath: '44,4403,440306',
    companyAddressPath: '广东省,深圳市,宝安区',
    companyAddress: '示例路8号',
    employeeNum: '36',
    companyPhone: '0755-26880000',
    registeredCapital: '500',
    companyEmail: 'contact@example.com',
    licenseNum: '91440300MA5EXAMPL8',
    scope: '建筑材料销售；道路货物运输',
    licencePhoto: attachmentUrl('营业执照.jpg'),
    legalId: '440301198001010011',
    legalPhoto: [attachmentUrl('身份证正面.jpg'), attachmentUrl('身份证反面.jpg')].join(','),
    settlementBankAccountName: given.companyName,
    settlementBankAccountNum: '4000021234567890123',
    settlementBankBranchName: '示例银行深圳宝安支行',
    settlementBankJointName: '102584000000',
    settlementBankLicencePhoto: attachmentUrl('开户许可证.jpg'),
    storeLogo: attachmentUrl('店铺logo.png'),
    goodsManagementCategory: shopCategories
      .slice(0, 2)
      .map((one) => one.id)
      .join(','),
    storeAddressIdPath: '44,4403,440306',
    storeAddressPath: '广东省,深圳市,宝安区',
    storeAddressDetail: '示例路8号',
    storeCenter: '',
    storeDesc: '专注建筑材料供应，服务本地在建项目。',
    ...given,
  })
  return { ...filled, id, accountId, variant: 'plain', updateTime: '2024-05-07 15:20:00' }
}
