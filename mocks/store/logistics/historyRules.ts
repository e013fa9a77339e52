import { changeWords } from '#features/store/changeLog/model'
import { payTypes } from '#features/store/logistics/model'
import { logisticsRequests } from '#features/store/logistics/requests'
import { historyMembers, valuesOf } from '#mocks/kernel/historyMembers'
import { recordHistory } from '#mocks/store/changeLog/historyRules'
import { logisticsTables, type StoreLogisticsRow } from './rows'

/** Of the account with a company; its passwords are secrets. */
const ACCOUNT = historyMembers(logisticsRequests.save, ['faceSheetFlag', 'customerPwd', 'monthCode', 'payType'])

type Used = { id: string; name: string; used: StoreLogisticsRow | undefined }

/** The history of a shop's use of the platform's companies; a shop cannot add or delete one. */
export const logisticsHistory = recordHistory<Used>({
  kind: 'LOGISTICS',
  noun: '物流公司',
  rowsOf: (shopId) =>
    logisticsTables.logistics.all().map(({ id, name }) => ({
      id,
      name,
      used: logisticsTables.storeLogistics.find((row) => row.storeId === shopId && row.logisticsId === id),
    })),
  nameOf: ({ name }) => name,
  members: [],
  told: ({ used }) => ({
    selected: used ? '1' : '0',
    ...(used?.faceSheetFlag && {
      faceSheetFlag: 'true',
      ...valuesOf(used, ACCOUNT),
      payType: payTypes[used.payType] ?? used.payType,
    }),
  }),
  secrets: ({ used }) => ({ customerPwd: used?.customerPwd ?? '', monthCode: used?.monthCode ?? '' }),
  actionOf: ({ used: before }, { used: after }) => {
    if (before && after) return changeWords.waybills
    return after ? changeWords.started : changeWords.stopped
  },
})
