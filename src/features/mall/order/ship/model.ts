import type { ImportColumn } from '#domain/workbook/importColumns'

/** The columns of the workbook of 批量发货 that an import reads, in the order of the template. */
export const shipColumns = [
  { field: 'sn', label: '订单编号', kind: 'code', required: true, aliases: ['订单号', '订单sn'] },
  { field: 'company', label: '物流公司', kind: 'text', required: true, aliases: ['快递公司', '承运商', '物流商'] },
  {
    field: 'logisticsNo',
    label: '物流编号',
    kind: 'code',
    required: true,
    aliases: ['物流单号', '快递单号', '快递编号', '发货单号', '发货编号', '运单号', '运单编号'],
  },
  // Only of the shop's own vehicle; older templates have them as one number.
  { field: 'carNo', label: '车牌号', kind: 'code', aliases: ['车牌', '车号'] },
  { field: 'driverPhone', label: '司机电话', kind: 'code', aliases: ['司机手机', '司机手机号'] },
  { field: 'driverName', label: '司机姓名', kind: 'text', aliases: ['司机'] },
] as const satisfies readonly ImportColumn[]

/** What helps to fill in a row of it, and is not read. */
export const shipInformation = [
  { field: 'consignee', label: '收货人（不导入）', kind: 'text', required: false, isInformation: true },
  { field: 'goods', label: '待发商品（不导入）', kind: 'text', required: false, isInformation: true },
] as const satisfies readonly ImportColumn[]
