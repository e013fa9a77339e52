import * as v from 'valibot'
import type { Errors } from '#domain/text'
import { applicationEndpoints } from '#features/account/onboarding/endpoints'
import {
  applicationSchema,
  furthestStep,
  isOpenToEdit,
  validateBank,
  validateCompany,
  validateStore,
} from '#features/account/onboarding/model'
import { applicationRequests } from '#features/account/onboarding/requests'
import { defineArea } from '#mocks/kernel/area'
import { CLIENT_IDS, callerTables } from '#mocks/kernel/auth/caller'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, publicRoute, readRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { into, nextId } from '#mocks/kernel/store/store'
import { platformWillReview, storeCounterparty } from './counterparty'
import { type ApplicationRow, onboardingTables } from './rows'
import { refusedMember, seedApplications, shopCategories } from './seed'

const { applications } = onboardingTables

/** Applications for a shop, step by step; the platform decides. Open to every signed-in account, so without a grant. */
export const area = defineArea({
  tables: onboardingTables,
  seed: () => [into(callerTables.accounts, [refusedMember(firstPassword())]), into(applications, seedApplications())],
  counterparty: [storeCounterparty],
  routes: [
    readRoute(applicationEndpoints.status, null, (call) => {
      const storeDisable = statusOf(call)
      return { haveStore: storeDisable === 'OPEN', storeDisable }
    }),
    readRoute(applicationEndpoints.own, null, (call) => {
      const row = ownOf(call)
      if (row) return row
      const storeDisable = statusOf(call)
      return storeDisable === '' ? null : { storeDisable }
    }),
    readRoute({ ...applicationEndpoints.saveCompany, alsoBy: ['POST'] }, null, (call) => {
      const company = bodyBy(call, applicationRequests.saveCompany)
      save(call, company, validateCompany(company))
    }),
    readRoute({ ...applicationEndpoints.saveBank, alsoBy: ['POST'] }, null, (call) => {
      const bank = bodyBy(call, applicationRequests.saveBank)
      save(call, bank, validateBank(bank))
    }),
    readRoute({ ...applicationEndpoints.submit, alsoBy: ['POST'] }, null, (call) => {
      const store = bodyBy(call, applicationRequests.submit)
      const isTaken = (name: string) => name === store.storeName
      const own = ownOf(call)
      if (
        callerTables.suppliers.find(({ id, name }) => isTaken(name) && id !== call.account.supplierId) ||
        applications.find(({ id, storeName }) => isTaken(storeName) && id !== own?.id)
      ) {
        throw refusal(50002, '店铺名称已存在!')
      }
      if (furthestStep(own ?? null) < 2) throw badInput()
      save(call, store, validateStore(store))
      const { id } = ownOf(call) as ApplicationRow
      platformWillReview(applications.update(id, { storeDisable: 'APPLYING', rejectReason: '' }))
    }),
    publicRoute(applicationEndpoints.categories, ({ params }) => (params.parentId === '0' ? shopCategories : [])),
  ],
})

/** The initial password of every new account. */
function firstPassword(): string {
  return callerTables.accounts.all()[0]?.passwordHash ?? ''
}

function ownOf({ account }: Call): ApplicationRow | undefined {
  return applications.find(({ accountId }) => accountId === account.id)
}

function statusOf(call: Call) {
  const own = ownOf(call)
  if (own) return own.storeDisable
  return callerTables.suppliers.get(call.account.supplierId)?.status ?? ''
}

/** Saves a step: starts the application, or continues one that is not under review. */
function save(call: Call, fields: Partial<ApplicationRow>, errors: Errors): void {
  refuseErrors(errors, (error) => new Refusal(error, { code: 4002, status: 400 }))
  if (!isOpenToEdit(statusOf(call))) throw refusal(50011, '店铺在申请中或审核中，请勿重复操作')
  const own = ownOf(call)
  if (own) {
    applications.update(own.id, { ...fields, updateTime: worldNow() })
    return
  }
  applications.insert({
    ...v.parse(applicationSchema, { storeDisable: 'APPLY' }),
    ...fields,
    id: nextId(),
    accountId: call.account.id,
    variant: call.clientId === CLIENT_IDS.material ? 'material' : 'plain',
    updateTime: worldNow(),
  })
}
