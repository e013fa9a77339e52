import { settlementStatus } from '#domain/document/procurementStatus'
import { field, typedField } from '#domain/field'
import { settledFields } from '#features/procurement/delivery/model/lineTable'
import { settlementRules } from './model'

/** The fields of a settlement, and its filters. */
export const settlementFields = {
  settlementCode: field('text', '结算单号', { width: 172, maxLength: 40, copy: true }),
  status: field('status', '状态', { table: settlementStatus.table, order: settlementStatus.order, width: 120 }),
  contractCode: field('text', '合同编号', { width: 160, maxLength: 40, copy: true }),
  contractName: field('text', '合同名称', { width: 240 }),
  orderSn: field('text', '订单编号', { width: 172, maxLength: 40, copy: true }),
  companyName: field('text', '采购单位', { width: 236 }),
  projectName: field('text', '项目', { width: 200 }),
  supplierName: field('text', '供应商名称', { width: 200 }),
  materialName: field('text', '材料名称'),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104 }),
  isTotal: field('bool', '是否总结算', { width: 104 }),
  period: field('text', '结算期间', { width: 200 }),
  settleDate: field('date', '结算日期'),
  dueDate: field('date', '到期日', { width: 160 }),
  daysOverdue: field('integer', '逾期天数', { width: 90 }),
  settleDateRange: field('dateRange', '结算日期', { range: ['settleDateStart', 'settleDateEnd'] }),
  payStatus: field('dict', '支付状态', { dictCode: 'pay_status', width: 100 }),
  payTime: field('time', '支付时间'),
  unpaid: field('bool', '待收款'),
  settleBasis: field('dict', '结算量依据', { dictCode: 'settle_basis', width: 120 }),
  toleranceRate: field('quantity', '允许偏差'),
  deliverCount: field('integer', '送货单数', { width: 90 }),
  totalAmountTax: field('money', '含税金额（元）', { width: 140 }),
  totalAmountNoTax: field('money', '不含税金额（元）', { width: 140 }),
  totalTax: field('money', '税额（元）', { width: 130 }),
  createUserName: field('text', '创建人', { width: 96 }),
  createTime: field('time', '创建时间'),
  createTimeRange: field('dateRange', '创建时间', { range: ['startTime', 'endTime'] }),
  remark: field('text', '备注'),
} as const

/** The input of an objection. */
export const objectionFields = {
  reason: typedField('text', settlementRules.reason),
} as const

/** The fields of a settlement's line. */
export const settlementLineFields = {
  seq: field('integer', '序号', { width: 58 }),
  deliverSn: field('text', '送货单号', { width: 132 }),
  supplyDate: field('date', '供货日期', { width: 90 }),
  carNo: field('plate', '车牌号', { width: 102 }),
  materialName: field('text', '材料名称', { width: 100 }),
  grade: field('text', '牌号', { width: 76 }),
  strengthGrade: field('text', '强度等级', { width: 90 }),
  spec: field('text', '规格', { width: 108 }),
  ...settledFields,
  unit: field('dict', '单位', { dictCode: 'measure_unit', width: 46 }),
  quantity: field('quantity', '数量', { width: 82 }),
  weighedQuantity: field('quantity', '过磅数量', { width: 104 }),
  deviation: field('quantity', '偏差', { width: 108 }),
  smallerQuantity: field('quantity', '数量(取小值)', { width: 110 }),
  settleQuantity: field('quantity', '结算数量', { width: 82 }),
  basePrice: field('price', '基准价', { width: 100 }),
  integratedCost: field('price', '综合费用', { width: 90 }),
  fundInterest: field('price', '两方资金贴息', { width: 110 }),
  subtotal: field('price', '小计', { width: 100 }),
  settlePriceTax: field('price', '结算单价(含税)', { width: 124 }),
  amountTax: field('money', '结算金额', { width: 110 }),
  taxRate: field('percent', '税率', { width: 70 }),
  amountNoTax: field('money', '不含税金额', { width: 130 }),
  taxAmount: field('money', '税额', { width: 120 }),
  remark: field('text', '备注', { width: 140 }),
} as const
