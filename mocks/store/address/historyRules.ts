import { shiftMinutes } from '#domain/time'
import { storeAddressRequests } from '#features/store/address/requests'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type AddressRow, addressTables } from './rows'

/** The history of pick-up points. */
export const addressHistory = recordHistory<AddressRow>({
  ...rowsBy(addressTables.storeAddresses, 'supplierId'),
  kind: 'ADDRESS',
  noun: '自提点',
  nameOf: ({ addressName }) => addressName,
  members: historyMembers(storeAddressRequests.add),
  // Some got another phone ten days later.
  pastOf: ({ createTime }, at) =>
    at % 3 === 0 ? { time: shiftMinutes(createTime, TEN_DAYS), before: { mobile: '19903000000' } } : null,
})

const TEN_DAYS = 10 * 24 * 60
