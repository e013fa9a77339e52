import { listOf, nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { pageOfAllRows } from '#shared/list/export/pageOfAllRows'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, query, valueQuery } from '#shared/resource'
import { logisticsEndpoints } from './endpoints'
import {
  type Company,
  carrierSchema,
  companySchema,
  providerSchema,
  usedSchema,
  type WaybillAccount,
  type WaybillAccountInput,
  waybillAccountSchema,
} from './model'

const filters = {
  name: ({ name }: Company) => name,
  selected: ({ selected }: Company) => selected,
}

const readCompanies = operation(logisticsEndpoints.all, listOf(companySchema))
/** More companies than a platform has. */
const MOST_CARRIERS = 500
const readCarriers = operation(logisticsEndpoints.carriers, pageOf(carrierSchema))
const readAccount = operation(logisticsEndpoints.account, recordOf(waybillAccountSchema))
const enableCompany = operation(logisticsEndpoints.enable, nothing)
const disableCompany = operation(logisticsEndpoints.disable, nothing)
const saveAccount = operation(logisticsEndpoints.save, nothing)

/** All companies, with a status filled in where the server omits it. */
async function all(query: ListQuery, signal: AbortSignal): Promise<Company[]> {
  const companies = await readCompanies(query, { signal })
  return companies.map((company) => ({ ...company, selected: company.selected === '1' ? '1' : '0' }))
}

/** The logistics companies of the platform, and those the shop uses; the service sends them all at once. */
export const logistics = defineResource('logistics', {
  page: pagesBy(async (query: ListQuery, signal) => pageOfAllRows(await all(query, signal), query, filters)),
  /** The companies the shop uses. */
  used: valueQuery(operation(logisticsEndpoints.used, listOf(usedSchema))),
  /** The used companies with an account for electronic waybills. */
  usedWithWaybill: valueQuery(operation(logisticsEndpoints.usedWithWaybill, listOf(usedSchema))),
  /** The companies that parcels and loads may go with. */
  carriers: query(async (_all: null, signal) => {
    const page = await readCarriers({ pageNumber: 1, pageSize: MOST_CARRIERS }, { signal })
    return page.records.filter(({ name, disabled }) => name !== '' && disabled !== 'CLOSE')
  }),
  /** The provider that makes the platform's waybills. */
  provider: valueQuery(operation(logisticsEndpoints.provider, requiredValue(providerSchema))),
  /** The shop's account with a company; null where it does not use the company. */
  account: query(async (id: string, signal): Promise<WaybillAccount | null> => {
    const [companies, account] = await Promise.all([all({}, signal), readAccount({ id }, { signal })])
    const company = companies.find(({ logisticsId }) => logisticsId === id)
    // Some servers return another company's account, whose credentials must not enter this form.
    return company && account?.logisticsId === id ? { ...account, name: company.name } : null
  }),
  enable: mutation((id: string) => enableCompany({ id, faceSheetFlag: false })),
  disable: mutation((id: string) => disableCompany({ id })),
  save: mutation(({ id, account }: { id: string; account: WaybillAccountInput }) =>
    saveAccount({ ...account, id, faceSheetFlag: account.faceSheetFlag === '1' }),
  ),
})
