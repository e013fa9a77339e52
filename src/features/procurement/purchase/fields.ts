import { purchaseStatus } from '#domain/document/purchaseStatus'
import { field, typedField } from '#domain/field'
import { purchaseRules } from './model'

/** The fields of a purchase order, and its filters. */
export const purchaseFields = {
  orderSn: field('text', '订单编号', { width: 172, maxLength: 40, copy: true }),
  contractCode: field('text', '合同编号', { width: 160, copy: true }),
  contractName: field('text', '合同名称', { width: 220 }),
  companyName: field('text', '采购单位', { width: 236 }),
  projectName: field('text', '项目', { width: 150 }),
  materialName: field('text', '材料名称'),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104 }),
  materialSummary: field('text', '材料', { width: 190, isPhrase: true }),
  status: field('status', '状态', { table: purchaseStatus.table, order: purchaseStatus.order, width: 132 }),
  quantities: field('quantity', '订购数量', { dictCode: 'measure_unit', width: 210 }),
  deliveredQuantities: field('quantity', '已发数量', { dictCode: 'measure_unit', width: 210 }),
  totalAmountTax: field('money', '含税金额（元）', { width: 130 }),
  planSn: field('text', '计划编号', { copy: true }),
  receiverName: field('text', '收货人'),
  receiverPhone: field('phone', '收货人电话'),
  receiverAddress: field('text', '收货地址'),
  createUserName: field('text', '下单人', { width: 96 }),
  createTimeRange: field('dateRange', '下单时间', { range: ['startTime', 'endTime'] }),
  remark: typedField('text', purchaseRules.remark),
  requireTime: field('time', '要求到货时间'),
  sendTime: field('time', '确认发货时间'),
  sendTimeVerified: field('bool', '已确认发货时间'),
  createTime: field('time', '下单时间'),
} as const

/** The inputs of confirming a send time. */
export const sendTimeFields = {
  sendTime: field('time', '发货时间', { isRequired: true }),
  remark: typedField('text', purchaseRules.remark),
} as const

/** The fields of an order's line. */
export const purchaseItemFields = {
  seq: field('integer', '序号', { width: 48 }),
  materialName: field('text', '材料名称', { width: 110 }),
  spec: field('text', '规格型号', { width: 116 }),
  grade: field('text', '牌号/等级', { width: 84 }),
  brand: field('text', '品牌/厂家', { width: 100 }),
  unit: field('dict', '单位', { dictCode: 'measure_unit', width: 48 }),
  quantity: field('quantity', '订购数量', { width: 92 }),
  deliveredQuantity: field('quantity', '已发数量', { width: 92 }),
  acceptedQuantity: field('quantity', '已验收数量', { width: 92 }),
  remainQuantity: field('quantity', '未发数量', { width: 92 }),
  taxUnitPrice: field('price', '含税单价（元）', { width: 118 }),
  taxRate: field('percent', '税率', { width: 56 }),
  amountTax: field('money', '含税金额（元）', { width: 118 }),
  usePart: field('text', '使用部位', { width: 150 }),
  requireTime: field('time', '要求到货时间'),
  remark: typedField('text', purchaseRules.remark, { width: 160 }),
} as const
