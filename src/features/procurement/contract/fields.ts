import { contractStatus } from '#domain/document/procurementStatus'
import { field, typedField } from '#domain/field'
import { contractRules, SETTLE_CYCLES } from './model'

/** The fields of a contract, and its filters. */
export const contractFields = {
  contractCode: typedField('text', contractRules.contractCode, { width: 168, copy: true }),
  contractName: typedField('text', contractRules.contractName, { width: 196, isRequired: true }),
  contractType: field('dict', '合同类型', { dictCode: 'contract_type', isRequired: true }),
  parentContractCode: field('text', '主合同', { copy: true }),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104, isRequired: true }),
  companyName: field('text', '甲方（采购单位）', { width: 220, isRequired: true }),
  supplierName: field('text', '乙方（供应商）', { width: 220 }),
  projectName: field('text', '适用项目', { width: 200 }),
  projects: field('text', '适用项目'),
  materialName: field('text', '材料名称'),
  signDate: field('date', '签订日期'),
  effectiveDate: field('date', '生效日期'),
  expireDate: field('date', '到期日期', { width: 172 }),
  expireDateRange: field('dateRange', '到期日期', { range: ['expireDateStart', 'expireDateEnd'] }),
  priceMode: field('dict', '计价方式', { dictCode: 'price_mode' }),
  priceSource: typedField('text', contractRules.priceSource),
  integratedCost: field('price', '综合费用（元/吨）'),
  settleBasis: field('dict', '结算量依据', { dictCode: 'settle_basis' }),
  toleranceRate: field('quantity', '允许偏差（‰）'),
  settleCycle: field('text', '结算周期', { options: SETTLE_CYCLES }),
  creditDays: field('integer', '账期（天）', { maxLength: 4 }),
  fundRate: field('percent', '资金占用年利率'),
  taxRate: field('percent', '税率'),
  totalQuantity: field('quantity', '合同总量'),
  totalAmountTax: field('money', '含税金额（元）', { width: 140 }),
  totalAmountNoTax: field('money', '不含税金额（元）', { width: 140 }),
  taxAmount: field('money', '税额（元）', { width: 130 }),
  deliveredAmountTax: field('money', '已供货金额（元）'),
  settledAmountTax: field('money', '已结算金额（元）'),
  materialCount: field('integer', '材料条数', { width: 90 }),
  attachments: field('text', '合同附件'),
  remark: typedField('text', contractRules.remark),
  status: field('status', '状态', { table: contractStatus.table, order: contractStatus.order }),
  createUserName: field('text', '创建人', { width: 96 }),
  createTime: field('time', '创建时间'),
  createTimeRange: field('dateRange', '创建时间', { range: ['startTime', 'endTime'] }),
  commitTime: field('time', '提交时间'),
  auditUserName: field('text', '审核人'),
  auditTime: field('time', '审核时间'),
} as const

/** The inputs of voiding a contract. */
export const dropFields = {
  reason: typedField('text', contractRules.reason, { isRequired: true }),
} as const
