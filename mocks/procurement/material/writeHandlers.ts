import { plain } from '#domain/text'
import { MAX_IMPORT_BYTES } from '#domain/workbook/worksheet'
import { contractLineEndpoints } from '#features/procurement/contract/endpoints'
import { contractLineRequests } from '#features/procurement/contract/requests'
import {
  findDuplicates,
  MAX_MATERIALS,
  type MaterialField,
  materialInput,
  materialKey,
} from '#features/procurement/material/model'
import { flatDict } from '#mocks/common/dictionary/rules'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { Refusal } from '#mocks/kernel/http/reply'
import { bodyBy, listField, requiredField, textField } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { readWorkbook } from '#mocks/kernel/server/workbook'
import { excelReply } from '#mocks/kernel/server/xlsx'
import { nextId, write } from '#mocks/kernel/store/store'
import { materialFields } from '#mocks/procurement/contract/fieldRules'
import { buildLine, countTotals, lastSeq, lineErrors } from '#mocks/procurement/contract/lineRules'
import { type ContractRow, contractTables } from '#mocks/procurement/contract/rows'
import {
  changeContract,
  deliveredQuantities,
  materialsOf,
  materialView,
  ownContracts,
  statusAfter,
} from '#mocks/procurement/contract/rules'
import { logAction } from '#mocks/procurement/recordLog/rules'
import { headsOf, readLines } from './importRules'
import { templateReply } from './template'

const MATERIAL = '/api/gd-centralized-sourcing/censou/material'
const REASON = '失败原因'
/** Header of the column with the row numbers of Excel. */
const ROW_NUMBER = 'Excel行号'

export const materialWriteRoutes: Route[] = [
  readRoute(contractLineEndpoints.fields, 'contract', (call) => askedFields(call).fields),
  writeRoute({ method: 'POST', path: `${MATERIAL}/saveContractMaterial` }, 'contract', saveMaterial),
  writeRoute({ method: 'POST', path: `${MATERIAL}/deleteContractMaterial` }, 'contract', (call) => {
    const contract = openContract(call, requiredField(call, 'contractId'))
    for (const id of listField(call, 'ids')) {
      if (contractTables.materials.get(id)?.contractId !== contract.id) throw new Refusal('材料不存在')
      contractTables.materials.delete(id)
    }
    changed(contract)
  }),
  writeRoute(contractLineEndpoints.clear, 'contract', (call) => {
    const contract = openContract(call, bodyBy(call, contractLineRequests.clear).contractId)
    const lines = materialsOf(contract.id)
    for (const { id } of lines) contractTables.materials.delete(id)
    changed(contract)
    logAction(call.account, { kind: 'CONTRACT', id: contract.id }, 'clear', { detail: `${lines.length} 行` })
  }),
  writeRoute(contractLineEndpoints.import, 'contract', importMaterials),
  readRoute(contractLineEndpoints.template, 'contract', (call) => {
    const { fields, typeName } = askedFields(call)
    return templateReply(fields, `合同材料导入模板_${typeName}.xlsx`)
  }),
]

/** The columns of a contract, or of a material type before the contract exists. */
function askedFields(call: Call): { fields: MaterialField[]; typeName: string } {
  const contract = textField(call, 'contractId') ? ownContracts.get(call, textField(call, 'contractId')) : null
  const asked = contract?.materialType ?? requiredField(call, 'materialType')
  const type = flatDict('material_type').find(({ dictKey }) => dictKey === asked)
  if (!type) throw new Refusal('材料类型不存在')
  const contractType = contract?.contractType ?? textField(call, 'contractType')
  return { fields: materialFields(type.dictKey as ContractRow['materialType'], contractType), typeName: type.dictValue }
}

function openContract(call: Call, contractId: string): ContractRow {
  const contract = ownContracts.get(call, contractId)
  statusAfter(contract, 'update')
  return contract
}

function changed(contract: ContractRow): void {
  changeContract(contract, {})
  countTotals(contract.id)
}

function saveMaterial(call: Call) {
  const contract = openContract(call, requiredField(call, 'contractId'))
  const payload = materialInput(call.fields)
  const before = materialsOf(contract.id)
  const known = before.find(({ id }) => id === payload.id)
  if (payload.id && !known) throw new Refusal('材料不存在')
  if (!known && before.length >= MAX_MATERIALS) throw new Refusal(`一个合同最多${MAX_MATERIALS}条材料`)
  refuseErrors(lineErrors(contract, payload))
  const at = known ? before.indexOf(known) : before.length
  const key = materialKey(payload)
  const other = before.findIndex((row) => row.id !== payload.id && materialKey(materialInput(row)) === key)
  if (other !== -1) throw new Refusal(`第${at + 1}行：材料与第${other + 1}行重复`)
  const row = buildLine(contract, payload, known?.id ?? nextId(), known?.seq ?? lastSeq(contract.id) + 1)
  contractTables.materials.put(row)
  changed(contract)
  return materialView(row, deliveredQuantities(row.contractId))
}

/**
 * Imports valid lines and returns invalid ones in a file with reasons.
 *
 * @throws Refusal when the columns are wrong, which rejects the whole file
 */
async function importMaterials(call: Call): Promise<unknown> {
  const { contractId } = bodyBy(call, contractLineRequests.import)
  const { id } = openContract(call, contractId)
  const { file } = call.files
  if (!file) throw new Refusal('请选择文件')
  if (!/\.xlsx$/i.test(file.name)) throw new Refusal('只支持.xlsx文件')
  if (file.size > MAX_IMPORT_BYTES) throw new Refusal('文件大小不能超过5MB')
  const workbook = await readWorkbook(file)
  // The contract may have changed while the file was parsed.
  return write(() => {
    const contract = openContract(call, id)
    const fields = materialFields(contract.materialType, contract.contractType).filter(({ editable }) => editable)
    const { lines, leftOut } = readLines(fields, workbook)
    const before = materialsOf(id).map(materialInput)
    if (before.length + lines.length > MAX_MATERIALS) throw new Refusal(`一个合同最多${MAX_MATERIALS}条材料`)
    const doubles = findDuplicates([...before, ...lines.map(({ payload }) => payload)]).slice(before.length)
    lines.forEach((line, index) => {
      line.errors.push(...Object.values(lineErrors(contract, line.payload)).map(plain))
      const first = doubles[index] ?? null
      if (first === null) return
      const inFile = lines[first - before.length]?.at
      line.errors.push(inFile === undefined ? `材料与合同第${first + 1}行重复` : `材料与第${inFile}行重复`)
    })
    const seq = lastSeq(id)
    const good = lines.filter(({ errors }) => errors.length === 0)
    good.forEach(({ payload }, index) => {
      contractTables.materials.insert(buildLine(contract, payload, nextId(), seq + index + 1))
    })
    if (good.length > 0) changed(contract)
    logAction(call.account, { kind: 'CONTRACT', id }, 'import', {
      detail: `${file.name}：导入 ${good.length} 行，${lines.length - good.length} 行未导入`,
    })
    const bad = lines.filter(({ errors }) => errors.length > 0)
    const counts = { successCount: good.length, failCount: bad.length }
    if (bad.length === 0) return { ...counts, ...(leftOut.length > 0 ? { leftOutRows: leftOut.join() } : {}) }
    const rows = bad.map(({ at, cells, errors }) => [String(at), ...cells, errors.join('；')])
    return excelReply([[ROW_NUMBER, ...headsOf(fields), REASON], ...rows], '导入失败数据.xlsx', {
      'X-Import-Success': String(good.length),
      'X-Import-Fail': String(bad.length),
      'X-Import-Left-Out': leftOut.join(),
    })
  })
}
