import { toList, toPage } from '../../domain/page'
import { get } from '../../shared/http/request'
import type { ListQuery } from '../../shared/list/listState'
import { call, defineResource, pageCall } from '../../shared/resource'
import type { MaterialField } from '../material/model'
import type { Contract, ContractDetail, ContractMaterial } from './model'

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
