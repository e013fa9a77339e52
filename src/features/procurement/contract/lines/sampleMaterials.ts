import { contracts } from '#features/procurement/contract/api'
import type { MaterialField, MaterialType } from '#features/procurement/material/model'
import type { ReadSample } from '#shared/importing/SampleButton'

// Of its own, and lazy: few contracts' lines begin with an example.

type Row = Readonly<Record<string, string>>

const REBAR = { unit: 't', taxRate: '13', length: '9m' }
const CONCRETE = { unit: 'm³', taxRate: '3', pouringMode: '泵送', slump: '180±20' }
const RAW = { unit: 't', transportIncluded: '是' }

/** Materials that contracts of a type usually have. */
const MATERIALS: Record<MaterialType, readonly Row[]> = {
  REBAR: [
    { ...REBAR, ...named('螺纹钢', 'Φ16×9m', 'HRB400E'), quantity: '120', taxUnitPrice: '3515', remark: '抗震' },
    { ...REBAR, ...named('螺纹钢', 'Φ20×9m', 'HRB400E'), quantity: '86.5', taxUnitPrice: '3505' },
    { ...REBAR, ...named('盘螺', 'Φ8', 'HRB400E'), length: '', quantity: '45', taxUnitPrice: '3740' },
    { ...REBAR, ...named('高线（盘圆）', 'Φ6', 'HPB300'), length: '', quantity: '18', taxUnitPrice: '3720' },
  ],
  CONCRETE: [
    { ...CONCRETE, ...named('商品混凝土', 'C15 垫层', 'C15'), quantity: '260', taxUnitPrice: '418' },
    { ...CONCRETE, ...named('商品混凝土', 'C30 泵送', 'C30'), quantity: '1850', taxUnitPrice: '470' },
    {
      ...CONCRETE,
      ...named('商品混凝土', 'C35 P8 泵送', 'C35P8'),
      impermeability: 'P8',
      quantity: '640',
      taxUnitPrice: '505',
    },
    { ...CONCRETE, ...named('商品混凝土', 'C40 泵送', 'C40'), quantity: '720', taxUnitPrice: '535' },
  ],
  RAW: [
    {
      ...RAW,
      ...named('普通硅酸盐水泥', 'P·O 42.5 散装', 'P·O 42.5'),
      taxRate: '13',
      quantity: '500',
      taxUnitPrice: '428',
    },
    {
      ...RAW,
      ...named('中砂（机制砂）', '细度模数2.3~3.0', 'Ⅱ类'),
      taxRate: '3',
      quantity: '1200',
      taxUnitPrice: '118.5',
    },
    { ...RAW, ...named('碎石', '5~25mm 连续级配', 'Ⅱ类'), taxRate: '3', quantity: '1600', taxUnitPrice: '96.8' },
  ],
  SUNDRY: [
    { ...named('干混砌筑砂浆', 'DM M5 散装', 'M5'), unit: 't', taxRate: '13', quantity: '80', taxUnitPrice: '295' },
    {
      ...named('覆膜胶合板模板', '1830×915×15', '一等品'),
      unit: '张',
      taxRate: '13',
      quantity: '1500',
      taxUnitPrice: '62.5',
    },
    { ...named('直角扣件', 'Φ48.3', 'GB/T 15831'), unit: '个', taxRate: '13', quantity: '6000', taxUnitPrice: '5.6' },
  ],
}

type Setup = {
  fields: readonly MaterialField[]
  optionsOf: (dictCode: string) => readonly { value: string; label: string }[]
}

/**
 * Materials of the contract's type in the columns that the server describes; choices are among those that it offers.
 */
export function materialSample(contractId: string, { fields, optionsOf }: Setup): ReadSample {
  return async (queries) => {
    const contract = await queries.fetchQuery(contracts.detail(contractId))
    const rows = MATERIALS[contract?.materialType ?? 'SUNDRY'] ?? MATERIALS.SUNDRY
    const own = fields.filter(({ editable }) => editable)
    const filled = rows.map((row) => own.map((field) => [field.field, cellOf(field, row[field.field] ?? '')] as const))
    return { rows: filled.map((cells) => Object.fromEntries(cells)), missing: null }

    function cellOf({ type, dictCode, required }: MaterialField, wanted: string): string {
      if (type !== 'select' || !dictCode) return wanted
      const options = optionsOf(dictCode)
      const found = options.find(({ value, label }) => value === wanted || label === wanted)
      return (found ?? (required ? options[0] : undefined))?.label ?? ''
    }
  }
}

function named(materialName: string, spec: string, grade: string): Row {
  return { materialName, spec, grade }
}
