import { expect, it } from 'vitest'
import { plain } from '#domain/text'
import { carOf, overload } from '#features/procurement/fleet/model'
import { db, resetDb } from '#mocks/areas'

it('no truck of the demo carries more than it may', () => {
  resetDb()
  const over = db.delivers.all().flatMap((note) => {
    const own = db.cars.filter(({ supplierId }) => supplierId === note.supplierId)
    const car = note.deliverMode === 'TRUCK' ? carOf(own, note) : undefined
    const fault = car && overload(car, note.items)
    return fault ? [`${note.deliverSn} ${plain(fault)}`] : []
  })
  expect(over).toEqual([])
})
