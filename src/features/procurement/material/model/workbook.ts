import type { ImportColumn } from '#domain/workbook/importColumns'
import type { MaterialField } from '#features/procurement/material/model'

// Of its own: only an import needs the many names of the columns.

/** What people call the columns of materials, besides the server's labels. */
const OTHER_HEADS: Readonly<Record<string, { aliases: string[] }>> = {
  materialCode: { aliases: ['编码', '材料编号', '物料编码', '物资编码'] },
  materialName: { aliases: ['名称', '品名', '物料名称', '物资名称', '产品名称'] },
  spec: { aliases: ['规格', '型号', '规格/型号', '规格及型号'] },
  grade: { aliases: ['等级', '材质', '牌号', '钢号', '强度等级', '强度'] },
  brand: { aliases: ['品牌', '厂家', '生产厂家', '品牌厂家'] },
  unit: { aliases: ['计量单位'] },
  quantity: { aliases: ['数量', '重量', '方量', '工程量', '采购数量'] },
  taxUnitPrice: { aliases: ['单价', '单价（含税）', '含税价', '含税单价（元）'] },
  taxRate: { aliases: ['税率', '税率%', '增值税率'] },
  basePrice: { aliases: ['基价'] },
  length: { aliases: ['定尺长度', '长度'] },
  remark: { aliases: ['说明'] },
}

/** The other heads of a column, in a pasted block or an imported file. */
export function otherHeads(field: string): { aliases?: string[] } {
  return OTHER_HEADS[field] ?? {}
}

/** The columns of an import of materials, from the server's description. */
export function importColumns(fields: readonly MaterialField[]): ImportColumn[] {
  return fields
    .filter(({ editable, visible }) => editable && visible !== false)
    .map(({ field, label, type, required }) => ({
      field,
      label,
      required,
      kind: kindOf(field, type),
      ...otherHeads(field),
    }))
}

function kindOf(field: string, type: MaterialField['type']): ImportColumn['kind'] {
  if (field === 'quantity') return 'quantity'
  if (field === 'materialCode') return 'code'
  return type === 'number' || type === 'date' ? type : 'text'
}
