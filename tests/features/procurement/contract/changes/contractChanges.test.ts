import { expect, it } from 'vitest'
import { changesBetween } from '#features/procurement/contract/changes/contractChanges'
import { type ContractValues, initialValues } from '#features/procurement/contract/form/contractForm'
import { materialInput } from '#features/procurement/material/model'

const row = (id: string, change: Record<string, string> = {}) => ({
  ...materialInput({ id, materialName: '螺纹钢', spec: 'Φ18', quantity: '35.000', taxUnitPrice: '4105.50', ...change }),
  key: id,
  noTaxUnitPrice: '',
  taxAmountTotal: '',
  noTaxAmount: '',
  taxAmount: '',
})

function values(change: Partial<ContractValues> = {}): ContractValues {
  return { ...initialValues(null), contractName: '合同', companyId: '1', materials: [row('a')], ...change }
}

it.each<[string, Partial<ContractValues>, object[]]>([
  ['nothing', {}, []],
  ['a figure written otherwise', { fundRate: '', materials: [row('a', { quantity: '35' })] }, []],
  ['a field', { remark: '加急' }, [{ label: '备注', mine: '—', theirs: '加急' }]],
  [
    'a company, by its name',
    { companyId: '2', companyName: '乙公司' },
    [{ label: '甲方（采购单位）', mine: '—', theirs: '乙公司' }],
  ],
  [
    'projects',
    { projects: [{ projectId: '1', projectName: '一号' }] },
    [{ label: '适用项目', mine: '—', theirs: '一号' }],
  ],
  [
    'papers',
    { attachments: [{ id: '1', name: '甲.pdf', url: '', size: 1 }] },
    [{ label: '合同附件', mine: '—', theirs: '甲.pdf' }],
  ],
  [
    'a cell of a line',
    { materials: [row('a', { quantity: '36' })] },
    [{ label: '螺纹钢 Φ18', mine: '35.000', theirs: '36' }],
  ],
  ['a line that is gone', { materials: [] }, [expect.objectContaining({ label: '螺纹钢 Φ18', theirs: '—' })]],
])('finds %s', (_, change, found) => {
  expect(changesBetween(values(), values(change))).toEqual(found)
})
