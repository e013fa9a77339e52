import { changeWords } from '#features/store/changeLog/model'
import { payTypes } from '#features/store/logistics/model'
import { recordHistory } from '#mocks/store/changeLog/historyRules'
import { logisticsTables, type StoreLogisticsRow } from './rows'

type Used = { id: string; name: string; used: StoreLogisticsRow | undefined }

/** The history of a shop's use of the platform's companies; a shop cannot add or delete one. */
export const logisticsHistory = recordHistory<Used>({
  kind: 'LOGISTICS',
  noun: '物流公司',
  rowsOf: (shopId) =>
    logisticsTables.logistics.all().map(({ id, name }) => ({
      ...{ id, name },
      used: logisticsTables.storeLogistics.find((row) => row.storeId === shopId && row.logisticsId === id),
    })),
  nameOf: ({ name }) => name,
  shown: ({ used }) => ({
    selected: used ? '1' : '0',
    ...(used?.faceSheetFlag && {
      faceSheetFlag: 'true',
      customerName: used.customerName,
      sendSite: used.sendSite,
      sendStaff: used.sendStaff,
      payType: payTypes[used.payType] ?? used.payType,
      expType: used.expType,
    }),
  }),
  secrets: ({ used }) => ({ customerPwd: used?.customerPwd ?? '', monthCode: used?.monthCode ?? '' }),
  actionOf: ({ used: before }, { used: after }) => {
    if (before && after) return changeWords.waybills
    return after ? changeWords.started : changeWords.stopped
  },
})
