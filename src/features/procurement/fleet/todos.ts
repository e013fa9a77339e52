import { formatPlate } from '#domain/plate'
import { dayAfter, serverToday } from '#domain/time'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { cars, drivers } from './api'
import { carFields, driverFields } from './fields'
import { type Car, type Driver, EXPIRY_DAYS } from './model'

const asc = (sort: string) => ({ sort, order: 'asc' }) as const
/** Filter range of documents that have expired or soon will. */
const ending = () => `~${dayAfter(serverToday(), EXPIRY_DAYS)}`

/** Documents of drivers and vehicles that have expired or soon will. */
export const todos = [
  defineTodo({
    key: 'licence',
    group: 'expiry',
    label: '驾驶证到期',
    hint: '已过期或 30 天内到期的在用司机',
    query: drivers.page,
    fields: driverFields,
    list: () => ({
      name: 'driverList',
      query: { status: '1', licenseExpireRange: ending(), ...asc('licenseExpire') },
    }),
    lineOf: ({ id, driverName, defaultCarNo, licenseExpire }: Driver): TodoLine => ({
      name: driverName,
      detail: defaultCarNo && formatPlate(defaultCarNo),
      due: licenseExpire,
      link: { name: 'driverList', query: { edit: id } },
    }),
  }),
  defineTodo({
    key: 'inspection',
    group: 'expiry',
    label: '年检到期',
    hint: '已过期或 30 天内到期的在用车辆',
    query: cars.page,
    fields: carFields,
    list: () => ({ name: 'carList', query: { status: '1', inspectExpireRange: ending(), ...asc('inspectExpire') } }),
    lineOf: carLine(({ inspectExpire }) => inspectExpire),
  }),
  defineTodo({
    key: 'insurance',
    group: 'expiry',
    label: '保险到期',
    hint: '已过期或 30 天内到期的在用车辆',
    query: cars.page,
    fields: carFields,
    list: () => ({
      name: 'carList',
      query: { status: '1', insuranceExpireRange: ending(), ...asc('insuranceExpire') },
    }),
    lineOf: carLine(({ insuranceExpire }) => insuranceExpire),
  }),
]

function carLine(due: (car: Car) => string) {
  return (car: Car): TodoLine => ({
    name: formatPlate(car.carNo),
    detail: car.ownerName,
    due: due(car),
    link: { name: 'carList', query: { edit: car.id } },
  })
}
