import * as v from 'valibot'
import { carFields, driverFields } from '#features/procurement/fleet/fields'
import { carInput, driverInput } from '#features/procurement/fleet/model'
import { validateCar, validateDriver } from '#features/procurement/fleet/model/checks'
import { db } from '#mocks/areas'
import { FLEET } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about the fleet. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'a driver': async (client) => {
      const car = one(db.cars.find(({ supplierId }) => supplierId === '9001'))
      const sound = {
        driverName: '张建军',
        driverPhone: '13812345678',
        idCardNo: '',
        licenseNo: '440300',
        licenseType: 'A2',
        licenseExpire: '2030-01-01',
        defaultCarId: car.id,
        status: 1,
        remark: '',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${FLEET}/driver/add`, body),
        () => {
          const driver = v.parse(driverInput, db.drivers.all().at(-1))
          return { ...validateDriver(driver), ...inputErrors(driverFields, driver) }
        },
      )
    },
    'a vehicle': async (client) => {
      const sound = {
        carNo: '粤B99999',
        carType: one(db.cars.all()[0]).carType,
        trailerNo: '',
        ownerName: '粤恒',
        loadTon: '30',
        volume: '',
        inspectExpire: '2030-01-01',
        insuranceExpire: '2030-01-01',
        status: 1,
        remark: '',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${FLEET}/car/add`, body),
        () => {
          const car = v.parse(carInput, db.cars.all().at(-1))
          return { ...validateCar(car), ...inputErrors(carFields, car) }
        },
      )
    },
  },
}
