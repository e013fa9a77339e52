import { field } from '#domain/field'
import { materialFields } from '#features/procurement/material/fields'

/** All that is typed in a contract's line, for its history. */
export const lineLogFields = {
  ...materialFields,
  basePrice: field('price', '基准价'),
  integratedCost: field('price', '综合费用'),
  length: field('text', '定尺'),
  pouringMode: field('dict', '浇筑方式', { dictCode: 'pouring_mode' }),
  slump: field('text', '坍落度'),
  impermeability: field('text', '抗渗等级'),
  transportIncluded: field('bool', '是否含运费'),
  categoryName: field('text', '材料分类'),
  remark: field('text', '备注'),
} as const
