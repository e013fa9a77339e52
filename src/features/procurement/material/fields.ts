import { field } from '#domain/field'

/** The fields of a contract's material, and its filters. */
export const materialFields = {
  materialCode: field('text', '材料编码', { width: 120, copy: true }),
  materialName: field('text', '材料名称', { width: 170 }),
  spec: field('text', '规格型号', { width: 180 }),
  grade: field('text', '牌号/等级', { width: 110 }),
  brand: field('text', '品牌/厂家', { width: 110 }),
  unit: field('dict', '单位', { dictCode: 'measure_unit', width: 64 }),
  quantity: field('quantity', '合同数量', { width: 120 }),
  deliveredQuantity: field('quantity', '已送数量', { width: 120 }),
  remainQuantity: field('quantity', '剩余数量', { width: 120 }),
  openOrderQuantity: field('quantity', '订单待送', { width: 120 }),
  taxUnitPrice: field('price', '含税单价（元）', { width: 120 }),
  taxRate: field('percent', '税率', { width: 70 }),
  contractCode: field('text', '合同编号', { width: 160, copy: true }),
  contractName: field('text', '合同名称', { width: 240 }),
  companyName: field('text', '采购单位', { width: 236 }),
  supplierName: field('text', '供应商名称', { width: 200 }),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104 }),
} as const
