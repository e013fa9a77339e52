import { decimal } from '#domain/money'
import { MAX_TEXT } from '#domain/rules'
import { type Text, text } from '#domain/text'
import { firstOf, lengthOf } from '#domain/textLength'
import {
  type ContractValues,
  initialValues,
  newRow,
  withAmounts,
} from '#features/procurement/contract/form/contractForm'
import type { ContractDetail } from '#features/procurement/contract/model'
import { type ContractMaterial, materialInput } from '#features/procurement/material/model'
import { valuesOfParent } from './supplement'

const COPY_END = '-副本'
const SUPPLEMENT_END = '补充协议'

type Start = { values: ContractValues; notice: Text }

/** The values of a copy, without what belongs to the original alone: its number, days and signed files. */
export function copyOf(contract: ContractDetail): Start {
  const values = {
    ...initialValues(contract),
    ...OWN,
    contractName: named(contract, COPY_END),
    materials: contract.materials.map((line) => rowOf(line, line.quantity)),
  }
  return { values, notice: text('条款和材料取自合同 {{code}}。合同编号、日期和附件请另外填写。', codeOf(contract)) }
}

/**
 * The values of a supplement: buyer, projects and terms of its main contract, and the lines not fully delivered yet
 * with the quantity that remains, so that a change of prices has only the prices to type.
 */
export function supplementOf(parent: ContractDetail): Start {
  const left = parent.materials.filter(({ remainQuantity }) => decimal(remainQuantity)?.lte(0) !== true)
  const values: ContractValues = {
    ...initialValues(null),
    contractName: named(parent, SUPPLEMENT_END),
    contractType: 'SUPPLEMENT',
    parentContractId: parent.id,
    ...valuesOfParent(parent, {}),
    materials: left.map((line) => rowOf(line, line.remainQuantity)),
  }
  const notice = text(
    '条款取自主合同 {{code}}，材料是其中还没有送完的，数量为剩余数量。调价只需修改单价。',
    codeOf(parent),
  )
  return { values, notice }
}

/** What no other contract takes from one. */
const OWN = {
  id: undefined,
  version: undefined,
  contractCode: '',
  signDate: '',
  effectiveDate: '',
  expireDate: '',
  attachments: [],
}

function codeOf({ contractCode, contractName }: ContractDetail) {
  return { code: contractCode || contractName }
}

function named({ contractName }: ContractDetail, end: string): string {
  return `${firstOf(contractName, MAX_TEXT - lengthOf(end))}${end}`
}

/** A new row with the content of a line. */
function rowOf(line: ContractMaterial, quantity: string | null) {
  return withAmounts({ ...newRow({}), ...materialInput({ ...line, id: '', quantity }) })
}
