import { formatPlate } from '#domain/plate'
import { type EnabledFlag, isEnabled } from '#features/procurement/fleet/model'
import { carRequests, driverRequests } from '#features/procurement/fleet/requests'
import { changeWords } from '#features/store/changeLog/model'
import { historyMembers } from '#mocks/kernel/historyMembers'
import { recordHistory, rowsBy } from '#mocks/store/changeLog/historyRules'
import { type CarRow, type DriverRow, fleetTables } from './rows'

/** The history of drivers. */
export const driverHistory = recordHistory<DriverRow>({
  ...rowsBy(fleetTables.drivers, 'supplierId'),
  kind: 'DRIVER',
  noun: '司机',
  nameOf: ({ driverName }) => driverName,
  members: historyMembers(driverRequests.add, ['idCardNo', 'defaultCarId']),
  told: ({ defaultCarNo }) => ({ defaultCarNo }),
  secrets: ({ idCardNo }) => ({ idCardNo }),
  actionOf: enabling,
  pastOf: ({ licenseExpire }, at) =>
    at % 4 === 1 && licenseExpire > '2029' ? { time: RENEWED, before: { licenseExpire: '2024-06-30' } } : null,
})

/** The history of vehicles. */
export const carHistory = recordHistory<CarRow>({
  ...rowsBy(fleetTables.cars, 'supplierId'),
  kind: 'CAR',
  noun: '车辆',
  nameOf: ({ carNo }) => formatPlate(carNo),
  members: historyMembers(carRequests.add),
  actionOf: enabling,
  pastOf: ({ inspectExpire }, at) =>
    at % 4 === 2 && inspectExpire > '2028' ? { time: RENEWED, before: { inspectExpire: '2024-09-28' } } : null,
})

/** When seeded papers were last renewed. */
const RENEWED = '2024-06-12 15:30:00'

type Flagged = { status: EnabledFlag }

function enabling(before: Flagged, after: Flagged): string | null {
  if (before.status === after.status) return null
  return isEnabled(after) ? changeWords.enabled : changeWords.disabled
}
