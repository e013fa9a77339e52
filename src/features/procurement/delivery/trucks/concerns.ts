import { decimal } from '#domain/money'
import { formatPlate, normalizePlate } from '#domain/plate'
import { type Text, text } from '#domain/text'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import {
  type Concerns,
  departureConcerns,
  type Fleet,
  NO_CONCERNS,
} from '#features/procurement/delivery/form/departure'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { valuesOf } from './truckNotes'

/**
 * The concerns of each truck without a note, in the order of the trucks: those of its driver and vehicle, and another
 * truck with the same plate or driver, as all leave at the same time. Trucks with a note have none.
 *
 * @param fleet null until it is read
 */
export function concernsOf(
  values: DeliveryNoteValues,
  trucks: readonly Truck[],
  origin: DeliveryOrigin,
  fleet: Fleet | null,
): Concerns[] {
  return trucks.map((truck, index) => {
    if (truck.step === 'done') return NO_CONCERNS
    const own = fleet ? departureConcerns(valuesOf(values, truck, origin), origin, fleet) : NO_CONCERNS
    const doubts = [...own.doubts, ...sharedWith(trucks.slice(0, index), truck), ...textsWithoutLoad(values, truck)]
    return { ...own, doubts }
  })
}

/** The lines whose text was typed for a truck that carries nothing of them. */
function textsWithoutLoad({ items }: DeliveryNoteValues, { texts, load }: Truck): Text[] {
  return items
    .filter(({ key }) => texts[key]?.trim() && !decimal(load[key])?.gt(0))
    .map(({ materialName, spec }) =>
      text('{{name}} 没有送货数量，填写的内容不会保存', { name: `${materialName} ${spec}` }),
    )
}

/** The plate and the driver that an earlier truck has too. */
function sharedWith(earlier: readonly Truck[], { carNo, driverName, driverPhone }: Truck): Text[] {
  const plate = normalizePlate(carNo)
  const car = plate === '' ? -1 : earlier.findIndex((other) => normalizePlate(other.carNo) === plate)
  const driver =
    driverName.trim() === ''
      ? -1
      : earlier.findIndex((other) => other.driverName.trim() === driverName.trim() && other.driverPhone === driverPhone)
  return [
    ...(car < 0 ? [] : [text('车牌号 {{plate}} 与第 {{no}} 车相同', { plate: formatPlate(plate), no: car + 1 })]),
    ...(driver < 0 ? [] : [text('司机 {{name}} 与第 {{no}} 车相同', { name: driverName.trim(), no: driver + 1 })]),
  ]
}
