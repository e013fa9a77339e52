import { DOCUMENT_STATUS } from '../../domain/documentStatus'
import { field } from '../../domain/field'
import { purchaseTabs } from './model'

/** The words and kinds of a purchase order, and of its filters. */
export const purchaseFields = {
  orderSn: field('text', '订单编号', { width: 172, maxLength: 40, copy: true }),
  contractCode: field('text', '合同编号', { width: 160, copy: true }),
  contractName: field('text', '合同名称', { width: 220 }),
  companyName: field('text', '采购单位', { width: 200 }),
  projectName: field('text', '项目', { width: 200 }),
  materialName: field('text', '材料名称'),
  materialType: field('dict', '材料类型', { dictCode: 'material_type', width: 104 }),
  materialSummary: field('text', '材料', { width: 190 }),
  status: field('status', '状态', { table: DOCUMENT_STATUS, order: purchaseTabs }),
  totalQuantity: field('quantity', '订购数量'),
  deliveredQuantity: field('quantity', '已发数量'),
  requireTime: field('time', '要求到货时间'),
  sendTime: field('time', '确认发货时间'),
  createTime: field('time', '下单时间'),
} as const
