import { listOf, nothing, promised, recordOf } from '#domain/shape'
import { get, post, putForm, remove } from '#shared/http/request'
import type { ListQuery } from '#shared/list/listState'
import { pageOfWhole } from '#shared/list/pageOfWhole'
import { action, call, defineResource, pageCall } from '#shared/resource'
import {
  type Company,
  companySchema,
  providerSchema,
  type Sheet,
  type SheetInput,
  sheetSchema,
  usedSchema,
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
  page: pageCall(async (query: ListQuery, signal) => pageOfWhole(await all(query, signal), query, filters)),
  /** The companies the shop uses. */
  used: call((_none: null, signal) => get(`${BASE}/getChecked`, listOf(usedSchema), {}, { signal })),
  /** The used companies with an account for electronic waybills. */
  usedWithSheet: call((_none: null, signal) => get(`${BASE}/getCheckedFaceSheet`, listOf(usedSchema), {}, { signal })),
  /** The provider that makes the platform's waybills. */
  provider: call((_none: null, signal) => get(`${BASE}/setting`, promised(providerSchema), {}, { signal })),
  /** The shop's account with a company; null where it does not use the company. */
  sheet: call(async (id: string, signal): Promise<Sheet | null> => {
    const read = get(`${BASE}/${id}/getStoreLogistics`, recordOf(sheetSchema), {}, { signal })
    const [companies, sheet] = await Promise.all([all({}, signal), read])
    const company = companies.find(({ logisticsId }) => logisticsId === id)
    // Some servers return another company's account, whose credentials must not enter this form.
    return company && sheet?.logisticsId === id ? { ...sheet, name: company.name } : null
  }),
  enable: action((id: string) => post(`${BASE}/${id}`, nothing, { faceSheetFlag: false })),
  disable: action((id: string) => remove(`${BASE}/${id}`, nothing)),
  save: action(({ id, sheet }: { id: string; sheet: SheetInput }) =>
    putForm(`${BASE}/${id}/updateStoreLogistics`, nothing, { ...sheet, faceSheetFlag: sheet.faceSheetFlag === '1' }),
  ),
})
