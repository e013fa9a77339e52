import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import {
  supplementConcern,
  supplementDifferences,
  valuesOfParent,
} from '#features/procurement/contract/editor/supplement'
import { type ContractValues, initialValues } from '#features/procurement/contract/form/contractForm'
import type { Contract } from '#features/procurement/contract/model'

const parent = {
  contractCode: 'JC-1',
  companyId: '3002',
  companyName: '一公司',
  projects: [{ projectId: '5001', projectName: '一号地块' }],
  materialType: 'REBAR',
  priceMode: 'FLOATING',
  priceSource: '网价',
  integratedCost: '135.00',
  settleBasis: 'WEIGHED',
  toleranceRate: '3',
  settleCycle: '月结',
  creditDays: 60,
  fundRate: '6',
  taxRate: '13',
} as unknown as Contract
const values = (change: Partial<ContractValues> = {}): ContractValues => ({
  ...initialValues(null),
  contractType: 'SUPPLEMENT',
  ...valuesOfParent(parent, {}),
  ...change,
})

it('a supplement takes buyer, projects, material type and pricing of its main contract', () => {
  expect(values()).toMatchObject({
    companyId: '3002',
    projects: parent.projects,
    materialType: 'REBAR',
    priceMode: 'FLOATING',
    integratedCost: '135.00',
    creditDays: '60',
    parentContractCode: 'JC-1',
  })
  expect(supplementDifferences(values(), parent)).toEqual([])
})

it('the material type stays while there are lines of it', () => {
  const taken = valuesOfParent(parent, { materials: [{ key: 'a' }] as never })
  expect(taken).not.toHaveProperty('materialType')
})

it.each<[string, Partial<ContractValues>, string[]]>([
  ['another buyer', { companyId: '3001' }, ['甲方（采购单位）']],
  ['a project beyond it', { projects: [{ projectId: '9', projectName: '' }] }, ['适用项目']],
  ['other pricing', { priceMode: 'FIXED', priceSource: '' }, ['计价方式', '网价来源']],
  ['other material', { materialType: 'RAW' }, ['材料类型']],
])('%s is a difference from the main contract', (_, change, expected) => {
  expect(supplementDifferences(values(change), parent)).toEqual(expected)
})

it('the concern names all differences', () => {
  expect(plain(supplementConcern(['材料类型', '税率'], 'JC-1'))).toBe('与主合同 JC-1 不一致：材料类型、税率。')
})
