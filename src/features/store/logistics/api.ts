import { listOf, nothing, promised, recordOf } from '#domain/shape'
import { get, post, putForm, remove } from '#shared/http/request'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import type { ListQuery } from '#shared/list/listState'
import { defineResource, mutation, pagesBy, query } from '#shared/resource'
import {
  type Company,
  companySchema,
  providerSchema,
  usedSchema,
  type WaybillAccount,
  type WaybillAccountInput,
  waybillAccountSchema,
} from './model'

const BASE = '/api/store/other/logistics'

const filters = {
  name: ({ name }: Company) => name,
  selected: ({ selected }: Company) => selected,
}

/** All companies, with a status filled in where the server omits it. */
async function all(query: ListQuery, signal: AbortSignal): Promise<Company[]> {
  const companies = await get(BASE, listOf(companySchema), query, { signal })
  return companies.map((company) => ({ ...company, selected: company.selected === '1' ? '1' : '0' }))
}

/** The logistics companies of the platform, and those the shop uses; the service sends them all at once. */
export const logistics = defineResource('logistics', {
  page: pagesBy(async (query: ListQuery, signal) => pageOfAllRows(await all(query, signal), query, filters)),
  /** The companies the shop uses. */
  used: query((_none: null, signal) => get(`${BASE}/getChecked`, listOf(usedSchema), {}, { signal })),
  /** The used companies with an account for electronic waybills. */
  usedWithWaybill: query((_none: null, signal) =>
    get(`${BASE}/getCheckedFaceSheet`, listOf(usedSchema), {}, { signal }),
  ),
  /** The provider that makes the platform's waybills. */
  provider: query((_none: null, signal) => get(`${BASE}/setting`, promised(providerSchema), {}, { signal })),
  /** The shop's account with a company; null where it does not use the company. */
  account: query(async (id: string, signal): Promise<WaybillAccount | null> => {
    const read = get(`${BASE}/${id}/getStoreLogistics`, recordOf(waybillAccountSchema), {}, { signal })
    const [companies, account] = await Promise.all([all({}, signal), read])
    const company = companies.find(({ logisticsId }) => logisticsId === id)
    // Some servers return another company's account, whose credentials must not enter this form.
    return company && account?.logisticsId === id ? { ...account, name: company.name } : null
  }),
  enable: mutation((id: string) => post(`${BASE}/${id}`, nothing, { faceSheetFlag: false })),
  disable: mutation((id: string) => remove(`${BASE}/${id}`, nothing)),
  save: mutation(({ id, account }: { id: string; account: WaybillAccountInput }) =>
    putForm(`${BASE}/${id}/updateStoreLogistics`, nothing, {
      ...account,
      faceSheetFlag: account.faceSheetFlag === '1',
    }),
  ),
})
