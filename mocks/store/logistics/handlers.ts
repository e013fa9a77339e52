import { logisticsEndpoints } from '#features/store/logistics/endpoints'
import { validateWaybillAccount } from '#features/store/logistics/model'
import { logisticsRequests } from '#features/store/logistics/requests'
import { callerTables } from '#mocks/kernel/auth/caller'
import { counterpartyOf } from '#mocks/kernel/counterparty'
import { refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, notOwn, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, type Route, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { withoutSecrets, withSecrets } from '#mocks/kernel/http/secrets'
import { pageOf } from '#mocks/kernel/store/listing'
import { nextId } from '#mocks/kernel/store/store'
import { logisticsTables, type StoreLogisticsRow } from './rows'
import { providerOf } from './rules'

const { logistics, storeLogistics } = logisticsTables

export const logisticsRoutes: Route[] = [
  // Companies in use come first.
  readRoute(logisticsEndpoints.all, 'logistics', (call) => {
    const rows = logistics.all().map(({ id, name }) => {
      const used = usedOf(call, id)
      return { logisticsId: id, name, selected: used ? '1' : null, faceSheetFlag: used?.faceSheetFlag ?? null }
    })
    return rows.toSorted((a, b) => Number(b.selected ?? 0) - Number(a.selected ?? 0))
  }),
  readRoute(logisticsEndpoints.used, 'logistics', (call) => namesOf((id) => usedOf(call, id) !== undefined)),
  readRoute(logisticsEndpoints.usedWithWaybill, 'logistics', (call) =>
    namesOf((id) => usedOf(call, id)?.faceSheetFlag === true),
  ),
  readRoute(logisticsEndpoints.provider, 'logistics', (call) => providerOf(call.account.supplierId)),
  readRoute(logisticsEndpoints.account, 'logistics', (call) => {
    const used = usedOf(call, companyOf(call))
    return used ? withoutSecrets(used, SECRETS) : null
  }),
  writeRoute(logisticsEndpoints.enable, 'logistics', (call) => {
    const logisticsId = companyOf(call)
    if (usedOf(call, logisticsId)) return null
    return save(call, logisticsId, read(call))
  }),
  writeRoute(logisticsEndpoints.save, 'logistics', (call) => {
    const logisticsId = companyOf(call)
    const used = usedOf(call, logisticsId)
    if (!used) throw notOwn()
    const next = read(call, used)
    // The row is replaced and gets another id.
    storeLogistics.delete(used.id)
    return save(call, logisticsId, next)
  }),
  writeRoute(logisticsEndpoints.disable, 'logistics', (call) => {
    const used = usedOf(call, companyOf(call))
    if (used) storeLogistics.delete(used.id)
    return used !== undefined
  }),
  readRoute(logisticsEndpoints.carriers, null, (call) => pageOf(logistics.all(), call)),
]

/** The platform's step: changes the waybill provider of a shop. */
export const logisticsCounterparty = [
  counterpartyOf(
    (id) => callerTables.suppliers.get(id),
    ['useKdniao', 'useShunfeng'],
    ({ id }, name) => {
      const provider = name === 'useShunfeng' ? 'SHUNFENG' : 'KDNIAO'
      logisticsTables.logisticsProviders.put({ id, provider })
      return { id, status: provider }
    },
  ),
]

const SECRETS = ['customerPwd', 'monthCode'] as const

function read(
  call: Call,
  stored: Partial<StoreLogisticsRow> = {},
): Omit<StoreLogisticsRow, 'id' | 'storeId' | 'logisticsId'> {
  const { faceSheetFlag: _, ...before } = stored
  const sent = withSecrets(bodyBy(call, logisticsRequests.save), before, SECRETS)
  const faceSheetFlag = ['true', '1'].includes(sent.faceSheetFlag)
  refuseErrors(validateWaybillAccount({ ...sent, faceSheetFlag: faceSheetFlag ? '1' : '0' }), badInput)
  return { ...sent, faceSheetFlag }
}

function save({ account }: Call, logisticsId: string, content: ReturnType<typeof read>) {
  const row = storeLogistics.insert({ ...content, id: nextId(), storeId: account.supplierId, logisticsId })
  return withoutSecrets(row, SECRETS)
}

function namesOf(matches: (id: string) => boolean) {
  return logistics.filter(({ id }) => matches(id)).map(({ id, name }) => ({ logisticsId: id, name }))
}

function companyOf({ params }: Call): string {
  const id = params.id ?? ''
  if (!logistics.get(id)) throw refusal(31005, '物流错误')
  return id
}

function usedOf({ account }: Call, logisticsId: string): StoreLogisticsRow | undefined {
  return storeLogistics.find((row) => row.storeId === account.supplierId && row.logisticsId === logisticsId)
}
