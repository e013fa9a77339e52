import { formatPlate } from '#domain/plate'
import type { Car } from './model'

/** The transport fields of a vehicle of the fleet. */
export function fieldsOfCar({ id, carNo, carType, trailerNo }: Pick<Car, 'id' | 'carNo' | 'carType' | 'trailerNo'>) {
  return { carId: id, carNo: formatPlate(carNo), carType, trailerNo: formatPlate(trailerNo) }
}

/** The same fields without a vehicle. */
export const NO_CAR = fieldsOfCar({ id: '', carNo: '', carType: '', trailerNo: '' })
