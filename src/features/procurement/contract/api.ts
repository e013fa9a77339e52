import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import * as wire from '#domain/wire'
import { readRows, wireText } from '#domain/wire'
import {
  type ContractMaterial,
  contractMaterialSchema,
  type MaterialField,
  type MaterialInput,
  materialFieldSchema,
} from '#features/procurement/material/model'
import type { ImportFile } from '#shared/excel/importFile'
import { rowNumbers } from '#shared/excel/rowNumbers'
import { ApiError } from '#shared/http/ApiError'
import { type Download, fileOperation, importOperation, uploadOperation } from '#shared/http/files'
import { type CallOptions, operation } from '#shared/http/operation'
import { readWhole } from '#shared/list/export/readAll'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pageQuery, pagesBy, query, recordQuery, valueQuery } from '#shared/resource'
import { buyerEndpoints, contractEndpoints, contractLineEndpoints } from './endpoints'
import {
  type ContractAttachment,
  type ContractDetail,
  type ContractPayload,
  contractDetailSchema,
  contractSchema,
} from './model'

/** Maximum page size of a contract's materials. */
const PAGE_SIZE = 200

/** The owner of columns: a contract, or before it exists its types. */
export type FieldsOf = { contractId?: string; materialType?: string; contractType?: string }
/** An editor's write; `isCommit` also submits the contract. */
export type ContractWrite = { payload: ContractPayload & { materials: MaterialInput[] }; isCommit: boolean }
/** `failure`: the new contract was created but could not be submitted. */
export type ContractWritten = { id: string; failure?: ApiError }

const readPage = operation(contractEndpoints.page, pageOf(contractSchema))
const readContract = operation(contractEndpoints.whole, recordOf(contractDetailSchema))
const createContract = operation(contractEndpoints.create, requiredValue(v.object({ id: wire.id() })))
const updateContract = operation(contractEndpoints.update, nothing)
const updateAndCommit = operation(contractEndpoints.updateAndCommit, nothing)
const commitContract = operation(contractEndpoints.commit, nothing)
const withdrawContract = operation(contractEndpoints.withdraw, nothing)
const dropContract = operation(contractEndpoints.drop, nothing)
const readLines = operation(contractLineEndpoints.page, pageOf(contractMaterialSchema))
const clearLines = operation(contractLineEndpoints.clear, nothing)

/** Contracts of centralized sourcing. */
export const contracts = defineResource('contract', {
  page: pageQuery(readPage),
  detail: recordQuery(operation(contractEndpoints.detail, recordOf(contractDetailSchema))),
  /** The credit days of every contract, by its id; null where none are agreed. */
  creditDays: query(async (_all: null, signal): Promise<Readonly<Record<string, number | null>>> => {
    const page = (current: number, size: number) => readPage({ current, size }, { signal })
    const rows = await readWhole({ page, keyOf: ({ id }) => id }, signal)
    return Object.fromEntries(rows.map(({ id, creditDays }) => [id, creditDays]))
  }),
  /** A contract with all its lines: its detail contains only the first ones. */
  whole: query(async (id: string, signal): Promise<ContractDetail | null> => {
    const contract = await readContract({ id }, { signal })
    if (!contract || contract.materials.length >= (contract.materialCount ?? 0)) return contract
    return { ...contract, materials: await readAllLines(id, signal) }
  }),
  materials: pagesBy((query: ListQuery & { contractId: string }, signal) => readLines(query, { signal })),
  materialFields: valueQuery<MaterialField[], FieldsOf>(
    operation(contractLineEndpoints.fields, listOf(materialFieldSchema)),
  ),
  save: mutation(saveContract, ['recordLog']),
  commit: mutation((id: string) => commitContract({ id }), ['recordLog']),
  withdraw: mutation((id: string) => withdrawContract({ id }), ['approval', 'recordLog']),
  drop: mutation((body: { id: string; reason: string }) => dropContract(body), ['recordLog']),
  importMaterials: mutation(importMaterials, ['recordLog']),
  clearMaterials: mutation((contractId: string) => clearLines({ contractId }), ['recordLog']),
})

/** A company a supplier may sign with; the server nests its subsidiaries in `children`. */
const buyerSchema = v.object({
  id: wire.id(),
  companyName: wire.text(),
  /** Its tax number. */
  creditCode: wire.text(),
  children: v.optional(v.unknown()),
})
type Buyer = v.InferOutput<typeof buyerSchema>
/** A project of a buyer, with who receives there and where. */
const projectSchema = v.object({
  id: wire.id(),
  projectName: wire.text(),
  receiverName: wire.text(),
  receiverPhone: wire.text(),
  address: wire.text(),
})
export type Project = v.InferOutput<typeof projectSchema>

const readProjects = operation(buyerEndpoints.projects, listOf(projectSchema))

/** The buyers' companies and their projects. */
export const buyers = defineResource('buyer', {
  companies: valueQuery(operation(buyerEndpoints.companies, mapped(listOf(buyerSchema), flat))),
  projects: query((companyId: string, signal) => readProjects({ companyId }, { signal })),
})

/** Each company, followed by its subsidiaries. */
function flat(companies: readonly Buyer[]): Buyer[] {
  return companies.flatMap((company) => [
    company,
    ...(Array.isArray(company.children) ? flat(readRows(buyerSchema, company.children)) : []),
  ])
}

const storedFileSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored) => {
    const url = wireText(stored.url) || wireText(stored.link)
    const id = wireText(stored.id) || wireText(stored.attachId) || url
    return { id, url, name: wireText(stored.name) || wireText(stored.originalName), size: Number(stored.size) || 0 }
  }),
  v.check(({ url }) => url !== ''),
)

const upload = uploadOperation(contractEndpoints.upload, requiredValue(storedFileSchema))

/**
 * Uploads an attachment of a contract. Object stores return the URL and the name under two spellings.
 *
 * @throws ApiError when the server rejects the file or returns no URL
 */
export async function uploadAttachment(
  file: File,
  options: CallOptions & { onProgress?: (part: number) => void },
): Promise<ContractAttachment> {
  const stored = await upload({ file }, options)
  return { ...stored, name: stored.name || file.name, size: stored.size || file.size }
}

/**
 * `report` holds the rejected lines with the reasons; null when there are none. `leftOutRows` are the Excel numbers of
 * totals and repeated headers, on servers that skip them.
 */
type ImportResult = { successCount: number; failCount: number; leftOutRows: string[]; report: Download | null }

const readTemplate = fileOperation(contractLineEndpoints.template, '合同材料导入模板.xlsx')

/** The import template for this contract's lines. */
export function downloadTemplate(contractId: string): Promise<Download> {
  return readTemplate({ contractId })
}

const importCountsSchema = v.object({
  successCount: v.pipe(wire.count(), v.number()),
  leftOutRows: v.optional(wire.text(), ''),
})
const importLines = importOperation(
  contractLineEndpoints.import,
  requiredValue(importCountsSchema),
  '导入失败数据.xlsx',
)

async function importMaterials({
  contractId,
  file,
  ...options
}: ImportFile & { contractId: string }): Promise<ImportResult> {
  const answer = await importLines({ file, contractId }, options)
  const { file: report } = answer
  if (!report) {
    const { successCount, leftOutRows } = answer.payload
    return { successCount, failCount: 0, leftOutRows: rowNumbers(leftOutRows), report: null }
  }
  const count = (name: string) => Number(report.headers[name]) || 0
  const leftOutRows = rowNumbers(wireText(report.headers['x-import-left-out']))
  return { successCount: count('x-import-success'), failCount: count('x-import-fail'), leftOutRows, report }
}

async function readAllLines(contractId: string, signal: AbortSignal): Promise<ContractMaterial[]> {
  const rows: ContractMaterial[] = []
  for (let current = 1, pages = 1; current <= pages; current++) {
    const page = await readLines({ contractId, current, size: PAGE_SIZE }, { signal })
    rows.push(...page.records)
    pages = page.pages
  }
  return rows
}

/** A new contract is created first and then submitted: no endpoint does both. */
async function saveContract({ payload, isCommit }: ContractWrite): Promise<ContractWritten> {
  if (payload.id) {
    await (isCommit ? updateAndCommit : updateContract)(payload)
    return { id: payload.id }
  }
  const { id } = await createContract(payload)
  if (!isCommit) return { id }
  try {
    await commitContract({ id })
    return { id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { id, failure: error }
  }
}
