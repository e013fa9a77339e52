import { toList, toPage } from '#domain/page'
import { unchecked } from '#domain/shape'
import { isRecord, wireText } from '#domain/wire'
import type { MaterialDraft, MaterialField } from '#features/procurement/material/model'
import { ApiError } from '#shared/http/ApiError'
import { type CallOptions, type Download, download, get, post, upload, uploadForReport } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { action, call, defineResource, pageCall } from '#shared/resource'
import type { Contract, ContractAttachment, ContractDetail, ContractDraft, ContractMaterial } from './model'

const SOURCING = '/api/gd-centralized-sourcing'
const BASE = `${SOURCING}/censou`
/** Most lines a page of a contract's materials may hold. */
const PAGE_SIZE = 200

/** Whose columns are asked for: a contract's, or while there is none yet those of a type. */
export type FieldsOf = { contractId?: string; materialType?: string; contractType?: string }
/** What an editor writes; with `isCommit` the contract is handed in at the same time. */
export type ContractWrite = { draft: ContractDraft & { materials: MaterialDraft[] }; isCommit: boolean }
/** `failure`: the new contract stands but could not be handed in. */
export type ContractWritten = { id: string; failure?: ApiError }

/** Contracts of centralized sourcing. */
export const contracts = defineResource('contract', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Contract>(await get(`${BASE}/contract/queryContractsByCondition`, unchecked(), query, { signal })),
  ),
  detail: call(readDetail),
  /** A contract with all its lines: its detail carries only the first ones. */
  whole: call(async (id: string, signal): Promise<ContractDetail> => {
    const contract = await readDetail(id, signal)
    const materials = toList<ContractMaterial>(contract.materials)
    if (materials.length >= (contract.materialCount ?? 0)) return { ...contract, materials }
    return { ...contract, materials: await readMaterials(id, signal) }
  }),
  materials: pageCall(async (query: ListQuery & { contractId: string }, signal) =>
    toPage<ContractMaterial>(
      await get(`${BASE}/material/queryContractMaterialsByCondition`, unchecked(), query, { signal }),
    ),
  ),
  materialFields: call(async (owner: FieldsOf, signal) =>
    toList<MaterialField>(await get(`${BASE}/material/materialFields`, unchecked(), owner, { signal })),
  ),
  save: action(saveContract),
  commit: action((id: string) => post(`${BASE}/contract/commitContract`, unchecked(), { id })),
  drop: action((body: { id: string; reason: string }) => post(`${BASE}/contract/dropContract`, unchecked(), body)),
  importMaterials: action(importMaterials),
  clearMaterials: action((contractId: string) =>
    post(`${BASE}/material/clearContractMaterials`, unchecked(), { contractId }),
  ),
})

/** A company a supplier may sign with. */
export type Buyer = { id: string; companyName: string; children?: Buyer[] }
/** A project of a buyer or of a company below it. */
export type BuyerProject = { id: string; projectName: string }

/** The buyers' companies and their projects. */
export const buyers = defineResource('buyer', {
  companies: call(async (_all: null, signal) =>
    flat(
      toList<Buyer>(await get('/api/store/company/companyForStoreContract', unchecked(), { isTest: 0 }, { signal })),
    ),
  ),
  projects: call(async (companyId: string, signal) =>
    toList<BuyerProject>(
      await get('/api/gd-system/company/getChildrenProject', unchecked(), { companyId }, { signal }),
    ),
  ),
})

/** A company and those below it, where the server nests them. */
function flat(companies: readonly Buyer[]): Buyer[] {
  return companies.flatMap((company) => [company, ...flat(toList<Buyer>(company.children))])
}

/** Uploads a paper of a contract. Object stores name the address and the file in two ways. */
export async function uploadAttachment(
  file: File,
  options: CallOptions & { onProgress?: (part: number) => void },
): Promise<ContractAttachment> {
  const body = new FormData()
  body.append('file', file)
  const answer = await upload<unknown>(`${SOURCING}/object-storage/uploadContract`, unchecked(), body, options)
  const stored = isRecord(answer) ? answer : {}
  const url = wireText(stored.url) || wireText(stored.link)
  return {
    id: wireText(stored.id) || wireText(stored.attachId) || url,
    name: wireText(stored.name) || wireText(stored.originalName) || file.name,
    url,
    size: Number(stored.size) || file.size,
  }
}

/** An import to carry out: stopped by `signal`, followed by `onProgress` from 0 to 1. */
export type ImportFile = { contractId: string; file: File; signal: AbortSignal; onProgress: (part: number) => void }
/** `report` holds the lines that were not taken, with the reasons; null when all were. */
export type ImportResult = { successCount: number; failCount: number; report: Download | null }

/** The empty sheet that an import of this contract's lines expects. */
export function downloadTemplate(contractId: string): Promise<Download> {
  return download({
    url: `${BASE}/material/downloadImportModel`,
    params: { contractId },
    fileName: '合同材料导入模板.xlsx',
  })
}

async function importMaterials({ contractId, file, ...options }: ImportFile): Promise<ImportResult> {
  const body = new FormData()
  body.append('file', file)
  body.append('contractId', contractId)
  const url = `${BASE}/material/importContractMaterialsByExcel`
  const answer = await uploadForReport<Record<string, unknown>>(url, unchecked(), body, '导入失败数据.xlsx', options)
  const { file: report } = answer
  const counts = report
    ? { successCount: report.headers['x-import-success'], failCount: report.headers['x-import-fail'] }
    : { failCount: 0, ...answer.payload }
  return { successCount: Number(counts.successCount) || 0, failCount: Number(counts.failCount) || 0, report }
}

function readDetail(id: string, signal: AbortSignal): Promise<ContractDetail> {
  return get(`${BASE}/contract/queryContractById`, unchecked(), { id }, { signal })
}

async function readMaterials(contractId: string, signal: AbortSignal): Promise<ContractMaterial[]> {
  const rows: ContractMaterial[] = []
  for (let current = 1, pages = 1; current <= pages; current++) {
    const query = { contractId, current, size: PAGE_SIZE }
    const page = toPage<ContractMaterial>(
      await get(`${BASE}/material/queryContractMaterialsByCondition`, unchecked(), query, { signal }),
    )
    rows.push(...page.records)
    pages = page.pages
  }
  return rows
}

/** A new contract is made first and handed in then: there is no call that does both. */
async function saveContract({ draft, isCommit }: ContractWrite): Promise<ContractWritten> {
  if (draft.id) {
    await post(`${BASE}/contract/${isCommit ? 'updateContractAndCommit' : 'updateContract'}`, unchecked(), draft)
    return { id: draft.id }
  }
  const { id } = await post<{ id: string }>(`${BASE}/contract/createContract`, unchecked(), draft)
  if (!isCommit) return { id }
  try {
    await post(`${BASE}/contract/commitContract`, unchecked(), { id })
    return { id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { id, failure: error }
  }
}
