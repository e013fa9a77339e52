import { describe, expect, it } from 'vitest'
import { plain } from '#domain/text'
import type { DeliveryMode } from '#features/procurement/transport/model/table'
import {
  clearOtherModes,
  emptyTransport,
  modeFields,
  transportErrors,
  transportNames,
} from '#features/procurement/transport/model/transport'

const modes = Object.keys(modeFields) as DeliveryMode[]

describe('the table of fields', () => {
  it('has no field without a mode', () => {
    const used = new Set(modes.flatMap((mode) => modeFields[mode].map(({ name }) => name)))
    expect(transportNames.filter((name) => !used.has(name))).toEqual([])
  })

  it.each([
    ['TRUCK', ['司机姓名', '司机电话', '车牌号']],
    ['SPECIALIZED_LOGISTICS', ['物流公司', '物流电话']],
    ['EXPRESSAGE', ['快递公司', '物流单号']],
    ['LOGISTICS', ['物流公司', '物流单号']],
  ] as const)('requires in mode %s: %j', (mode, labels) => {
    const errors = Object.values(transportErrors(emptyTransport, mode)).map(plain)
    expect(errors).toEqual(labels.map((label) => `请填写${label}`))
  })

  it('holds every text to the limit of its input', () => {
    const long = '长'.repeat(61)
    const errors = transportErrors({ ...emptyTransport, logisticsName: long, departCity: long }, 'LOGISTICS')
    expect(plain(errors.logisticsName ?? { text: '' })).toBe('物流公司不能超过60个字')
    expect(plain(errors.departCity ?? { text: '' })).toBe('发货城市不能超过60个字')
  })
})

describe('a transport', () => {
  it('keeps only what its new mode has', () => {
    const parcel = { ...emptyTransport, logisticsCode: 'SF', logisticsName: '顺丰', logisticsNo: 'SF0012' }
    expect(clearOtherModes(parcel, 'LOGISTICS')).toEqual({ ...parcel, logisticsCode: '', deliverMode: 'LOGISTICS' })
  })
})
