import { maskPhone } from '#domain/mask'
import { formatPlate } from '#domain/plate'
import { canOperate } from '#shared/navigation'
import { defineSearchSource, isName } from '#shared/search/searchSource'
import { cars, drivers } from './api'
import { carFields, driverFields } from './fields'
import type { Car, Driver } from './model'

/** Part of a plate: a province's character and a letter, or at least three letters and digits. */
const PLATE = /^([\u3400-\u9fff][a-z][·.]?[a-z\d]*|[a-z\d]{3,8})$/i

/** Search sources of the fleet: drivers by name and phone, vehicles by plate. */
export const searchSources = [
  defineSearchSource({
    key: 'driver',
    label: '司机',
    isFirst: true,
    byPinyin: ({ driverName }) => [driverName],
    screen: 'driverList',
    query: drivers.page,
    fields: driverFields,
    filters: (text) => (/^\d{4,11}$/.test(text) ? [{ driverPhone: text }] : isName(text) ? [{ driverName: text }] : []),
    foundOf: ({ id, driverName, driverPhone }: Driver) => ({
      name: driverName,
      detail: maskPhone(driverPhone),
      link: { name: 'driverList', query: canOperate('driverList') ? { edit: id } : { driverName } },
    }),
  }),
  defineSearchSource({
    key: 'car',
    label: '车辆',
    isFirst: true,
    screen: 'carList',
    query: cars.page,
    fields: carFields,
    filters: (text) => (PLATE.test(text) ? [{ carNo: text }] : []),
    foundOf: ({ id, carNo, carType }: Car) => ({
      name: formatPlate(carNo),
      detail: carType,
      link: { name: 'carList', query: canOperate('carList') ? { edit: id } : { carNo } },
    }),
  }),
]
