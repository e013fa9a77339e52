import { deliveryModes } from '#features/procurement/transport/model/table'
import { dictionaries, plain, words } from '#mocks/common/dictionary/rules'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { phonesOf } from '#mocks/store/changeLog/rules'
import { fleetRoutes, ownDrivers } from './handlers'
import { carHistory, driverHistory } from './historyRules'
import { fleetTables } from './rows'
import { seedFleet } from './seed'

/** Drivers and vehicles. */
export const area = defineArea({
  tables: fleetTables,
  seed: seededWithHistory(seedFleet, driverHistory, carHistory),
  routes: withHistory(fleetRoutes, driverHistory, carHistory),
  // Drivers and vehicles are options in a delivery note.
  grants: { fleet: { viewedWith: ['deliver'] } },
  menu: screensIn('fleet', { grant: 'fleet' }, [
    [10, 'driverList', '司机管理', 'supplier/driver/list'],
    [20, 'carList', '车辆管理', 'supplier/car/list'],
  ]),
  extends: [
    phonesOf('DRIVER', 'fleet', ownDrivers, { nameOf: ({ driverName }) => driverName }),
    dictionaries.with({
      delivery_mode: ['配送方式', words(deliveryModes)],
      car_type: ['车型', plain(['平板挂车', '混凝土搅拌车', '自卸车', '散装水泥罐车', '厢式货车', '随车吊'])],
    }),
  ],
})
