import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { field, typedField } from '#domain/field'
import { lineFields } from '#features/procurement/delivery/model/lineTable'
import { deliveryRules } from '#features/procurement/delivery/model/payload'
import { shownTransport } from '#features/procurement/transport/model/transport'

/** The fields of a delivery note, and its filters. */
export const deliveryNoteFields = {
  deliverSn: field('text', '送货单号', { width: 180, maxLength: 40, copy: true }),
  orderSn: field('text', '订单编号', { width: 172, maxLength: 40, copy: true }),
  contractCode: field('text', '合同编号', { width: 160, maxLength: 40, copy: true }),
  contractName: field('text', '合同名称', { width: 240 }),
  companyName: field('text', '收货单位', { width: 236 }),
  projectName: field('text', '项目', { width: 150, isRequired: true }),
  supplierName: field('text', '供货单位', { width: 220 }),
  materialName: field('text', '材料名称'),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104 }),
  materialSummary: field('text', '材料', { width: 190, isPhrase: true }),
  deliverMode: field('dict', '配送方式', { dictCode: 'delivery_mode', width: 100, isRequired: true }),
  ...shownTransport,
  carriedBy: field('text', '承运', { width: 96 }),
  deliverName: typedField('text', deliveryRules.deliverName, { width: 96 }),
  deliverPhone: typedField('phone', deliveryRules.deliverPhone),
  receiverName: typedField('text', deliveryRules.receiverName, { width: 96 }),
  receiverPhone: typedField('phone', deliveryRules.receiverPhone),
  receiverAddress: typedField('text', deliveryRules.receiverAddress, { width: 260 }),
  deliverTime: field('time', '发货时间', { isRequired: true }),
  deliverTimeRange: field('dateRange', '配送时间', { range: ['deliverTimeStart', 'deliverTimeEnd'] }),
  expectArriveTime: field('time', '预计到达'),
  status: field('status', '状态', { table: deliveryNoteStatus.table, order: deliveryNoteStatus.order }),
  quantities: field('quantity', '总数量', { dictCode: 'measure_unit', width: 124 }),
  totalAmountTax: field('money', '含税金额（元）', { width: 130 }),
  itemCount: field('integer', '行数', { width: 64 }),
  settlementCode: field('text', '结算单号', { width: 160, copy: true }),
  printCount: field('integer', '打印次数', { width: 104 }),
  lastPrintTime: field('time', '最近打印'),
  printed: field('bool', '已打印'),
  signed: field('bool', '已传回单'),
  copyMissing: field('bool', '缺回单'),
  hasSignPhotos: field('bool', '回单', { width: 104 }),
  items: field('text', '材料明细'),
  remark: typedField('text', deliveryRules.remark),
  voidReason: field('text', '作废原因', { isRequired: true, isMultiline: true }),
  correctsSn: field('text', '更正自', { copy: true }),
  correctedBySn: field('text', '已更正为', { copy: true }),
  createUserName: field('text', '创建人', { width: 96 }),
  createTime: field('time', '创建时间'),
} as const

/** The filters of the note list, in order. */
export const deliveryNoteFilters: readonly (keyof typeof deliveryNoteFields)[] = [
  'deliverSn',
  'projectName',
  'materialName',
  'orderSn',
  'contractCode',
  'contractName',
  'materialType',
  'deliverMode',
  'deliverName',
  'driverName',
  'driverPhone',
  'carNo',
  'deliverTimeRange',
  'createUserName',
  'printed',
  'signed',
  'copyMissing',
]

/** The fields of a note's line. */
export const deliveryNoteItemFields = {
  seq: field('integer', '序号', { width: 48 }),
  materialName: field('text', '材料名称', { width: 110 }),
  spec: field('text', '规格型号', { width: 120 }),
  grade: field('text', '牌号/等级', { width: 84 }),
  brand: field('text', '品牌/厂家', { width: 100 }),
  unit: field('dict', '单位', { dictCode: 'measure_unit', width: 48 }),
  quantity: field('quantity', '送货数量', { width: 90 }),
  pieces: field('integer', '件数', { width: 56 }),
  ...lineFields,
  taxUnitPrice: field('price', '含税单价（元）', { width: 118 }),
  amountTax: field('money', '送货金额（元）', { width: 118 }),
  weighedQuantity: field('quantity', '过磅数量', { width: 88 }),
  deviation: field('quantity', '偏差', { width: 112 }),
  acceptedQuantity: field('quantity', '实收数量', { width: 88 }),
  acceptedAmount: field('money', '实收金额（元）', { width: 118 }),
} as const
