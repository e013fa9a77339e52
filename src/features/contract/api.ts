import { toList, toPage } from '../../domain/page'
import { get } from '../../shared/http/request'
import type { ListQuery } from '../../shared/list/listState'
import { call, defineResource, pageCall } from '../../shared/resource'
import type { MaterialField } from '../material/model'
import type { Approval, ApprovalForm, Contract, ContractDetail, ContractMaterial } from './model'

const BASE = '/api/gd-centralized-sourcing/censou'

/** Contracts of centralized sourcing. */
export const contracts = defineResource('contract', {
  page: pageCall(async (query: ListQuery, signal) =>
    toPage<Contract>(await get(`${BASE}/contract/queryContractsByCondition`, query, { signal })),
  ),
  detail: call((id: string, signal) => get<ContractDetail>(`${BASE}/contract/queryContractById`, { id }, { signal })),
  materials: pageCall(async (query: ListQuery & { contractId: string }, signal) =>
    toPage<ContractMaterial>(await get(`${BASE}/material/queryContractMaterialsByCondition`, query, { signal })),
  ),
  materialFields: call(async (contractId: string, signal) =>
    toList<MaterialField>(await get(`${BASE}/material/materialFields`, { contractId }, { signal })),
  ),
})

/** Approval records of a business document, by its code; none yet is an empty list. */
export const approvals = defineResource('approval', {
  byCode: call(async (code: string, signal): Promise<Approval[]> => {
    const form = await get<Partial<ApprovalForm> | null>(
      `/api/gd-workflow/workflow/form/byCode/${encodeURIComponent(code)}`,
      {},
      { signal },
    )
    return toList<Approval>(form?.records)
  }),
})
