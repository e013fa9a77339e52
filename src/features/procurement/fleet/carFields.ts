import { formatPlate } from '#domain/plate'
import type { Car } from './model'

/** The transport fields of a vehicle of the fleet. */
export function fieldsOfCar({ id, carNo, carType, trailerNo }: Car) {
  return { carId: id, carNo: formatPlate(carNo), carType, trailerNo: formatPlate(trailerNo) }
}
