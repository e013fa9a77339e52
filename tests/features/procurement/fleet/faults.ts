import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { db } from '#mocks/areas'
import { fill } from '#tests/kit/render'
import type { FaultSpec } from '#tests/kit/suites/describeFaults'
import { drawerForm } from '#tests/kit/suites/drawerScreen'
import { someFaults } from '#tests/kit/suites/writeFaults'

const driver = drawerForm('新增司机')
const car = drawerForm('新增车辆')

/** Forms whose save meets faults. */
export const faults: FaultSpec[] = [
  {
    name: 'a new driver',
    path: () => '/supplier/driver/list?edit=new',
    api: '/driver/add',
    complete: async () => {
      await waitFor(() => expect(driver.input('司机姓名')).toBeEnabled())
      await fill(driver.input('司机姓名'), '周师傅')
      await fill(driver.input('司机电话'), '19900019999')
    },
    button: driver.button,
    kept: () => expect(driver.input('司机姓名')).toHaveValue('周师傅'),
    count: () => db.drivers.filter(({ driverPhone }) => driverPhone === '19900019999').length,
    done: driver.done,
  },
  {
    name: 'a new vehicle',
    path: () => '/supplier/car/list?edit=new',
    api: '/car/add',
    complete: async () => {
      await waitFor(() => expect(car.input('车牌号')).toBeEnabled())
      await fill(car.input('车牌号'), '粤B88888')
      await fill(car.input('备注'), '保养中')
    },
    button: car.button,
    kept: () => expect(car.input('备注')).toHaveValue('保养中'),
    count: () => db.cars.filter(({ remark }) => remark === '保养中').length,
    done: car.done,
    faults: someFaults(1),
  },
]
