import { expect, it } from 'vitest'
import { actualNames, actualOf, typedActual, withoutMasked } from '#features/procurement/transport/model/actual'
import { emptyTransport, pickTransport } from '#features/procurement/transport/model/transport'

const none = pickTransport(emptyTransport, actualNames)
const note = { ...none, driverName: '张建军', driverPhone: '19900010001', carNo: '粤B12345' }

it('starts with what the note says, or with the earlier corrections', () => {
  expect(typedActual(note, null)).toEqual({ ...note, carNo: '粤B·12345' })
  expect(typedActual(note, { ...none, driverName: '赵国庆' })).toMatchObject({
    driverName: '赵国庆',
    driverPhone: '19900010001',
  })
})

it('leaves out a phone that a server masked, which could not be saved', () => {
  expect(withoutMasked({ ...note, driverPhone: '199****0001' }).driverPhone).toBe('')
})

it('is sent trimmed and in one spelling, and only of a truck', () => {
  const typed = { ...note, driverName: ' 张建军 ', carNo: '粤B·12345' }
  expect(actualOf(typed, 'TRUCK')).toEqual(note)
  expect(actualOf(typed, 'EXPRESSAGE')).toEqual(none)
})
