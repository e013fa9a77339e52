import { DeleteOutlined } from '@ant-design/icons'
import { formatPlate } from '#domain/plate'
import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { cars, drivers } from './api'
import type { Car, Driver } from './model'

/** The actions on a driver. */
export const driverActions = defineActions<Driver>({
  screen: 'driverList',
  idOf: ({ id }) => `driver ${id}`,
  nameOf: ({ driverName }) => driverName,
  all: [
    drawerAction({ key: 'edit', label: '编辑', open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: drivers.remove,
      argOf: ({ id }) => [id],
      question: ({ driverName }) => text('删除司机 {{name}}？', { name: driverName }),
      consequence: text('删除后不能在送货单中选择他；已有的送货单不受影响。'),
      done: ({ driverName }) => text('已删除司机 {{name}}', { name: driverName }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 名司机？', { count }),
        consequence: text('删除后不能在送货单中选择他们；已有的送货单不受影响。'),
      },
    }),
  ],
})

/** The actions on a vehicle. */
export const carActions = defineActions<Car>({
  screen: 'carList',
  idOf: ({ id }) => `car ${id}`,
  nameOf: ({ carNo }) => formatPlate(carNo),
  all: [
    drawerAction({ key: 'edit', label: '编辑', open: ({ id }) => ({ edit: id }) }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: cars.remove,
      argOf: ({ id }) => [id],
      question: ({ carNo }) => text('删除车辆 {{plate}}？', { plate: formatPlate(carNo) }),
      consequence: text('删除后不能在送货单中选择它；以它为常用车辆的司机会失去该设置，已有的送货单不受影响。'),
      done: ({ carNo }) => text('已删除车辆 {{plate}}', { plate: formatPlate(carNo) }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 辆车？', { count }),
        consequence: text('删除后不能在送货单中选择它们；以它们为常用车辆的司机会失去该设置，已有的送货单不受影响。'),
      },
    }),
  ],
})
