import { expect, it } from 'vitest'
import { copyOf, supplementOf } from '#features/procurement/contract/editor/startValues'
import type { ContractDetail } from '#features/procurement/contract/model'

const line = (spec: string, change: object) => ({
  id: `line ${spec}`,
  materialName: '螺纹钢',
  spec,
  unit: 't',
  taxUnitPrice: '3555.00',
  taxRate: '13',
  ...change,
})
const contract = {
  id: '1',
  version: 3,
  contractCode: 'JC-1',
  contractName: '一号地块钢筋采购合同',
  contractType: 'SINGLE',
  status: 8,
  companyId: '3002',
  companyName: '一公司',
  projects: [{ projectId: '5001', projectName: '一号地块' }],
  materialType: 'REBAR',
  priceMode: 'FIXED',
  signDate: '2024-03-01',
  effectiveDate: '2024-03-01',
  expireDate: '2024-12-31',
  creditDays: 60,
  taxRate: '13',
  attachments: [{ id: 'a', name: '合同.pdf', url: '/a.pdf', size: 1 }],
  materials: [
    line('Φ12', { quantity: '100.000', deliveredQuantity: '40.000', remainQuantity: '60.000' }),
    line('Φ16', { quantity: '50.000', deliveredQuantity: '50.000', remainQuantity: '0.000' }),
    line('Φ20', { quantity: null, deliveredQuantity: '10.000', remainQuantity: null }),
  ],
} as unknown as ContractDetail
const lines = ({ values }: ReturnType<typeof copyOf>) =>
  values.materials.map(({ spec, quantity, taxUnitPrice }) => [spec, quantity, taxUnitPrice])

it('a copy takes terms and lines, but not number, days and files', () => {
  const copy = copyOf(contract)
  expect(copy.values).toMatchObject({
    contractName: '一号地块钢筋采购合同-副本',
    contractType: 'SINGLE',
    companyId: '3002',
    creditDays: '60',
    contractCode: '',
    signDate: '',
    effectiveDate: '',
    expireDate: '',
    attachments: [],
  })
  expect(copy.values.id).toBeUndefined()
  expect(lines(copy)).toEqual([
    ['Φ12', '100.000', '3555.00'],
    ['Φ16', '50.000', '3555.00'],
    ['Φ20', '', '3555.00'],
  ])
  expect(copy.values.materials.map(({ id }) => id)).toEqual([undefined, undefined, undefined])
  expect(copy.values.materials[0]?.taxAmountTotal).toBe('355,500.00')
})

it('the name of a copy has no more characters than a name may have', () => {
  const { contractName } = copyOf({ ...contract, contractName: '钢'.repeat(140) }).values
  expect(contractName).toBe(`${'钢'.repeat(137)}-副本`)
})

it('a supplement takes the terms of its main contract, and the lines that remain', () => {
  const supplement = supplementOf(contract)
  expect(supplement.values).toMatchObject({
    contractName: '一号地块钢筋采购合同补充协议',
    contractType: 'SUPPLEMENT',
    parentContractId: '1',
    parentContractCode: 'JC-1',
    companyId: '3002',
    projects: contract.projects,
    materialType: 'REBAR',
    creditDays: '60',
    signDate: '',
    attachments: [],
  })
  expect(supplement.values.id).toBeUndefined()
  expect(lines(supplement)).toEqual([
    ['Φ12', '60.000', '3555.00'],
    ['Φ20', '', '3555.00'],
  ])
})
