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
] as const satisfies readonly ImportColumn[]
