import { callerTables } from '#mocks/kernel/auth/caller'
import { revokeAccount } from '#mocks/kernel/auth/token'
import { counterpartyOf, takeStep } from '#mocks/kernel/counterparty'
import { wrongStatus } from '#mocks/kernel/http/reply'
import { later } from '#mocks/kernel/store/clock'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { INITIAL_SCORE, type StoreRow, storeTables } from '#mocks/store/setting/rows'
import { type ApplicationRow, onboardingTables } from './rows'

type Decision = 'approveStore' | 'refuseStore' | 'closeStore'

/** For each decision: the status it needs, and the shop status it leads to. */
const FROM: Record<Decision, { status: string; becomes: 'OPEN' | 'REFUSED' | 'CLOSED' }> = {
  approveStore: { status: 'APPLYING', becomes: 'OPEN' },
  refuseStore: { status: 'APPLYING', becomes: 'REFUSED' },
  closeStore: { status: 'OPEN', becomes: 'CLOSED' },
}

const REASON = '营业执照照片不清晰，店铺名称不符合规范，请修改后重新提交'

/** The platform's steps on applications, found by application or by account. */
export const storeCounterparty = counterpartyOf(findApplication, ['approveStore', 'refuseStore', 'closeStore'], decide)

/** Schedules the platform's review; an application whose store name asks for it is sent back. */
export function platformWillReview({ id, storeName }: ApplicationRow): void {
  later(() => takeStep(storeName.includes('退回') ? 'refuseStore' : 'approveStore', id))
}

function findApplication(idOrAccount: string): ApplicationRow | undefined {
  const account = callerTables.accounts.find((row) => row.account === idOrAccount)
  return onboardingTables.applications.find(({ id, accountId }) => id === idOrAccount || accountId === account?.id)
}

function decide(row: ApplicationRow, decision: Decision, reason: string) {
  const { status, becomes } = FROM[decision]
  if (row.storeDisable !== status) throw wrongStatus()
  onboardingTables.applications.update(row.id, {
    storeDisable: becomes,
    rejectReason: becomes === 'REFUSED' ? reason || REASON : '',
    updateTime: worldNow(),
  })
  if (becomes === 'OPEN') openShop(row)
  if (becomes === 'CLOSED') closeShop(row)
  return { id: row.id, status: becomes }
}

function openShop(application: ApplicationRow) {
  const { accountId, variant, storeName, storeLogo, linkPhone, storeAddressPath, storeAddressDetail } = application
  const account = callerTables.accounts.get(accountId)
  const supplierId = account?.supplierId || nextId()
  if (callerTables.suppliers.get(supplierId)) {
    callerTables.suppliers.update(supplierId, { status: 'OPEN', storeLogo })
  } else {
    callerTables.suppliers.insert({
      id: supplierId,
      name: storeName,
      shortName: storeName.slice(0, 2),
      variant,
      status: 'OPEN',
      storeLogo,
      phone: account?.phone ?? linkPhone,
      addressPath: storeAddressPath,
      addressDetail: storeAddressDetail,
    })
  }
  if (!storeTables.stores.get(supplierId)) storeTables.stores.insert(newStore(supplierId, application))
  callerTables.accounts.update(accountId, { supplierId, shopkeeper: true, isSuper: true })
}

/** A new shop from its application: nothing sold yet, initial scores. */
function newStore(id: string, { storeCenter, storeDesc, storeAddressIdPath }: ApplicationRow): StoreRow {
  return {
    id,
    storeCenter,
    storeDesc,
    storeAddressIdPath,
    selfOperated: false,
    descriptionScore: INITIAL_SCORE,
    serviceScore: INITIAL_SCORE,
    deliveryScore: INITIAL_SCORE,
    collectionNum: 0,
    merchantEuid: '',
    pageShow: true,
    selfPickFlag: false,
    stockWarning: 10,
    contacts: {},
  }
}

/** Closing ends the sessions of all staff. */
function closeShop({ accountId }: ApplicationRow) {
  const supplierId = callerTables.accounts.get(accountId)?.supplierId ?? ''
  callerTables.suppliers.update(supplierId, { status: 'CLOSED' })
  for (const { id } of callerTables.accounts.filter((row) => row.supplierId === supplierId)) revokeAccount(id)
}
