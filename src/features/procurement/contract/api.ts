import * as v from 'valibot'
import { listOf, mapped, nothing, pageOf, promised, recordOf } from '#domain/shape'
import { countLeaf, idLeaf, readRows, textLeaf, wireText } from '#domain/wire'
import {
  type ContractMaterial,
  contractMaterialSchema,
  type MaterialDraft,
  materialFieldSchema,
} from '#features/procurement/material/model'
import { ApiError } from '#shared/http/ApiError'
import { type CallOptions, type Download, download, get, post, upload, uploadForReport } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import {
  type ContractAttachment,
  type ContractDetail,
  type ContractDraft,
  contractDetailSchema,
  contractSchema,
} from './model'

const SOURCING = '/api/gd-centralized-sourcing'
const CONTRACT = `${SOURCING}/censou/contract`
const MATERIAL = `${SOURCING}/censou/material`
/** Maximum page size of a contract's materials. */
const PAGE_SIZE = 200

/** The owner of columns: a contract, or before it exists its types. */
export type FieldsOf = { contractId?: string; materialType?: string; contractType?: string }
/** An editor's write; `isCommit` also submits the contract. */
export type ContractWrite = { draft: ContractDraft & { materials: MaterialDraft[] }; isCommit: boolean }
/** `failure`: the new contract was created but could not be submitted. */
export type ContractWritten = { id: string; failure?: ApiError }

/** Contracts of centralized sourcing. */
export const contracts = defineResource('contract', {
  page: pagesBy((query: ListQuery, signal) =>
    get(`${CONTRACT}/queryContractsByCondition`, pageOf(contractSchema), query, { signal }),
  ),
  detail: query(readDetail),
  /** A contract with all its lines: its detail contains only the first ones. */
  whole: query(async (id: string, signal): Promise<ContractDetail | null> => {
    const contract = await readDetail(id, signal)
    if (!contract || contract.materials.length >= (contract.materialCount ?? 0)) return contract
    return { ...contract, materials: await readMaterials(id, signal) }
  }),
  materials: pagesBy((query: ListQuery & { contractId: string }, signal) =>
    get(`${MATERIAL}/queryContractMaterialsByCondition`, pageOf(contractMaterialSchema), query, { signal }),
  ),
  materialFields: query((owner: FieldsOf, signal) =>
    get(`${MATERIAL}/materialFields`, listOf(materialFieldSchema), owner, { signal }),
  ),
  save: mutation(saveContract, ['recordLog']),
  commit: mutation((id: string) => post(`${CONTRACT}/commitContract`, nothing, { id }), ['recordLog']),
  drop: mutation(
    (body: { id: string; reason: string }) => post(`${CONTRACT}/dropContract`, nothing, body),
    ['recordLog'],
  ),
  importMaterials: mutation(importMaterials, ['recordLog']),
  clearMaterials: mutation(
    (contractId: string) => post(`${MATERIAL}/clearContractMaterials`, nothing, { contractId }),
    ['recordLog'],
  ),
})

/** A company a supplier may sign with; the server nests its subsidiaries in `children`. */
const buyerSchema = v.object({ id: idLeaf(), companyName: textLeaf(), children: v.optional(v.unknown()) })
type Buyer = v.InferOutput<typeof buyerSchema>
const projectSchema = v.object({ id: idLeaf(), projectName: textLeaf() })

/** The buyers' companies and their projects. */
export const buyers = defineResource('buyer', {
  companies: query((_all: null, signal) =>
    get('/api/store/company/companyForStoreContract', mapped(listOf(buyerSchema), flat), { isTest: 0 }, { signal }),
  ),
  projects: query((companyId: string, signal) =>
    get('/api/gd-system/company/getChildrenProject', listOf(projectSchema), { companyId }, { signal }),
  ),
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

/**
 * Uploads an attachment of a contract. Object stores return the URL and the name under two spellings.
 *
 * @throws ApiError when the server rejects the file or returns no URL
 */
export async function uploadAttachment(
  file: File,
  options: CallOptions & { onProgress?: (part: number) => void },
): Promise<ContractAttachment> {
  const body = new FormData()
  body.append('file', file)
  const url = `${SOURCING}/object-storage/uploadContract`
  const stored = await upload(url, promised(storedFileSchema), body, options)
  return { ...stored, name: stored.name || file.name, size: stored.size || file.size }
}

/** An import: aborted by `signal`, `onProgress` runs from 0 to 1. */
type ImportFile = { contractId: string; file: File; signal: AbortSignal; onProgress: (part: number) => void }
/** `report` holds the rejected lines with the reasons; null when there are none. */
type ImportResult = { successCount: number; failCount: number; report: Download | null }

/** The import template for this contract's lines. */
export function downloadTemplate(contractId: string): Promise<Download> {
  return download({
    url: `${MATERIAL}/downloadImportModel`,
    params: { contractId },
    fileName: '合同材料导入模板.xlsx',
  })
}

const importCountsSchema = v.object({ successCount: v.pipe(countLeaf(), v.number()) })

async function importMaterials({ contractId, file, ...options }: ImportFile): Promise<ImportResult> {
  const body = new FormData()
  body.append('file', file)
  body.append('contractId', contractId)
  const url = `${MATERIAL}/importContractMaterialsByExcel`
  const answer = await uploadForReport(url, promised(importCountsSchema), body, '导入失败数据.xlsx', options)
  const { file: report } = answer
  if (!report) return { successCount: answer.payload.successCount, failCount: 0, report: null }
  const count = (name: string) => Number(report.headers[name]) || 0
  return { successCount: count('x-import-success'), failCount: count('x-import-fail'), report }
}

function readDetail(id: string, signal: AbortSignal): Promise<ContractDetail | null> {
  return get(`${CONTRACT}/queryContractById`, recordOf(contractDetailSchema), { id }, { signal })
}

async function readMaterials(contractId: string, signal: AbortSignal): Promise<ContractMaterial[]> {
  const rows: ContractMaterial[] = []
  for (let current = 1, pages = 1; current <= pages; current++) {
    const query = { contractId, current, size: PAGE_SIZE }
    const url = `${MATERIAL}/queryContractMaterialsByCondition`
    const page = await get(url, pageOf(contractMaterialSchema), query, { signal })
    rows.push(...page.records)
    pages = page.pages
  }
  return rows
}

/** A new contract is created first and then submitted: no endpoint does both. */
async function saveContract({ draft, isCommit }: ContractWrite): Promise<ContractWritten> {
  if (draft.id) {
    await post(`${CONTRACT}/${isCommit ? 'updateContractAndCommit' : 'updateContract'}`, nothing, draft)
    return { id: draft.id }
  }
  const { id } = await post(`${CONTRACT}/createContract`, promised(v.object({ id: idLeaf() })), draft)
  if (!isCommit) return { id }
  try {
    await post(`${CONTRACT}/commitContract`, nothing, { id })
    return { id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { id, failure: error }
  }
}
