import * as v from 'valibot'
import { type Text, text } from '#domain/text'
import { wireText } from '#domain/wire'
import { contractFields } from '#features/procurement/contract/fields'
import type { ContractValues } from '#features/procurement/contract/form/contractForm'
import { type Contract, type ContractPayload, contractPayloadSchema } from '#features/procurement/contract/model'

/** The terms that a supplement takes from its main contract, beside buyer and projects. */
const TERMS = [
  'materialType',
  'priceMode',
  'priceSource',
  'integratedCost',
  'settleBasis',
  'toleranceRate',
  'settleCycle',
  'creditDays',
  'fundRate',
  'taxRate',
] as const satisfies readonly (keyof ContractPayload)[]

/** The changes of a form whose main contract was selected. The material type stays while there are lines of it. */
export function valuesOfParent(parent: Contract, { materials = [] }: Partial<ContractValues>): Partial<ContractValues> {
  const payload = v.parse(contractPayloadSchema, parent)
  const names = TERMS.filter((name) => name !== 'materialType' || materials.length === 0)
  return {
    ...Object.fromEntries(names.map((name) => [name, payload[name]])),
    companyId: parent.companyId,
    companyName: parent.companyName,
    projects: parent.projects,
    parentContractCode: parent.contractCode,
  }
}

/** The labels of what a supplement says otherwise than its main contract; of projects only those beyond it. */
export function supplementDifferences(values: ContractValues, parent: Contract): string[] {
  const payload = v.parse(contractPayloadSchema, parent)
  const covered = new Set(parent.projects.map(({ projectId }) => projectId))
  const isBeyond = covered.size > 0 && values.projects.some(({ projectId }) => !covered.has(projectId))
  const terms = TERMS.filter((name) => wireText(values[name]) !== payload[name])
  return [
    ...(values.companyId === parent.companyId ? [] : [contractFields.companyName.label]),
    ...(isBeyond ? [contractFields.projectName.label] : []),
    ...terms.map((name) => contractFields[name].label),
  ]
}

/** What to consider about a supplement that differs from its main contract in these. */
export function supplementConcern(names: readonly string[], code: string): Text {
  const [first = '', ...others] = names
  const list = others.reduce<Text>(
    (said, name) => text('{{list}}、{{next}}', { list: said, next: text(name) }),
    text(first),
  )
  return text('与主合同 {{code}} 不一致：{{names}}。', { code, names: list })
}
