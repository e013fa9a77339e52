import { MAX_PRICE_SCALE } from '#domain/money'
import type { MaterialField, MaterialType } from '#features/procurement/material/model'

type Short = [field: string, label: string, width: number, change?: Partial<MaterialField>]

const READ_ONLY = { editable: false } as const
const price = { type: 'number', precision: MAX_PRICE_SCALE, min: '0' } as const
const money = { type: 'number', precision: 2, min: '0' } as const

const COMMON: Short[] = [
  ['materialCode', '材料编码', 130, { maxLength: 40 }],
  ['materialName', '材料名称', 160, { required: true, maxLength: 60 }],
  ['spec', '规格型号', 150, { required: true, maxLength: 60 }],
]
const PRICES: Short[] = [
  ['unit', '单位', 70, { type: 'select', required: true, dictCode: 'measure_unit' }],
  ['quantity', '合同数量', 110, { type: 'number', required: true, precision: 3, min: '0' }],
  ['taxUnitPrice', '含税单价', 110, { ...price, required: true }],
  ['taxRate', '税率(%)', 90, { type: 'select', required: true, dictCode: 'tax_rate' }],
  ['noTaxUnitPrice', '不含税单价', 120, { ...READ_ONLY, ...price }],
  ['taxAmountTotal', '含税金额', 130, { ...READ_ONLY, ...money }],
  ['noTaxAmount', '不含税金额', 130, { ...READ_ONLY, ...money }],
  ['taxAmount', '税额', 120, { ...READ_ONLY, ...money }],
  ['deliveredQuantity', '已送数量', 110, { ...READ_ONLY, type: 'number', precision: 3 }],
  ['remainQuantity', '剩余数量', 110, { ...READ_ONLY, type: 'number', precision: 3 }],
  ['remark', '备注', 160, { maxLength: 140 }],
]
const BRAND: Short = ['brand', '品牌/厂家', 120, { maxLength: 60 }]

const BY_TYPE: Record<MaterialType, { before: Short[]; after: Short[] }> = {
  REBAR: {
    before: [
      ['grade', '牌号', 110, { required: true, maxLength: 60 }],
      ['length', '定尺', 80, { maxLength: 20 }],
      BRAND,
    ],
    after: [
      ['basePrice', '基准价', 110, price],
      ['integratedCost', '综合费用', 110, price],
    ],
  },
  CONCRETE: {
    before: [
      ['grade', '强度等级', 110, { required: true, maxLength: 60 }],
      ['pouringMode', '浇筑方式', 100, { type: 'select', dictCode: 'pouring_mode' }],
      ['slump', '坍落度', 100, { maxLength: 20 }],
      ['impermeability', '抗渗等级', 100, { maxLength: 20 }],
    ],
    after: [],
  },
  RAW: {
    before: [['grade', '等级', 100, { maxLength: 60 }], BRAND],
    after: [['transportIncluded', '是否含运费', 110, { type: 'select', dictCode: 'yes_no' }]],
  },
  SUNDRY: { before: [['grade', '等级', 100, { maxLength: 60 }], BRAND], after: [] },
}

/** The columns of a contract of this type, in order. Quantities are optional in a framework agreement. */
export function materialFields(materialType: MaterialType, contractType = ''): MaterialField[] {
  const { before, after } = BY_TYPE[materialType]
  const [remark, ...prices] = PRICES.toReversed()
  const fields = [...COMMON, ...before, ...prices.toReversed(), ...after, ...(remark ? [remark] : [])]
  return fields.map(([field, label, width, change], index) => ({
    field,
    label,
    width,
    type: 'text',
    required: false,
    maxLength: null,
    precision: null,
    min: null,
    dictCode: '',
    sort: index + 1,
    editable: true,
    visible: true,
    ...change,
    ...(field === 'quantity' && contractType === 'FRAME' ? { required: false } : {}),
  }))
}
