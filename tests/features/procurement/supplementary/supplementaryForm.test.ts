import { describe, expect, it } from 'vitest'
import type { DeliveryNote } from '#features/procurement/delivery/model'
import {
  errorsOfValues,
  initialValues,
  namePath,
  refusalErrors,
  type SupplementaryValues,
  toSupplementary,
} from '#features/procurement/supplementary/supplementaryForm'
import { ApiError } from '#shared/http/ApiError'
import { saidAll } from '#tests/kit/said'

const note = (change: Partial<DeliveryNote> = {}) =>
  ({
    deliverSn: 'SH1',
    deliverMode: 'TRUCK',
    materialType: 'REBAR',
    driverName: '张建军',
    driverPhone: '19900010001',
    carNo: '粤B12345',
    items: [
      { id: '1', heatNo: '' },
      { id: '2', heatNo: 'LZ02' },
    ],
    ...change,
  }) as DeliveryNote
const ticket = { ticketNo: ' BD1 ', grossWeight: '４9.1', tareWeight: '17.9', weighTime: '', photo: [] }
const values = (change: Partial<SupplementaryValues> = {}): SupplementaryValues => ({
  ...initialValues(note(), null),
  ...change,
})

describe('the form', () => {
  it('opens with the values of the note, without masked phones', () => {
    expect(initialValues(note({ driverPhone: '199****0001' }), null)).toMatchObject({
      driverName: '张建军',
      driverPhone: '',
      carNo: '粤B·12345',
      heatNos: [
        { itemId: '1', heatNo: '' },
        { itemId: '2', heatNo: 'LZ02' },
      ],
    })
    expect(initialValues(note({ materialType: 'CONCRETE' }), null).heatNos).toEqual([])
  })

  it('identifies photos by their address', () => {
    const info = {
      ...toSupplementary(values(), note()),
      signPhotos: ['/file/%E5%9B%9E%E5%8D%95.jpg?t=1', 'data:image/png;x'],
    }
    expect(initialValues(note(), info).signPhotos.map(({ name }) => name)).toEqual(['回单.jpg', 'photo'])
  })

  it('sends trimmed texts, exact weights, and only filled heat numbers', () => {
    const sent = toSupplementary(values({ weighTickets: [ticket] }), note())
    expect(sent).toMatchObject({
      weighTickets: [{ ticketNo: 'BD1', grossWeight: '49.1', tareWeight: '17.9', netWeight: '31.200' }],
      heatNos: [{ itemId: '2', heatNo: 'LZ02' }],
      carNo: '粤B12345',
    })
    expect(toSupplementary(values(), note({ deliverMode: 'EXPRESSAGE' }))).toMatchObject({ driverName: '', carNo: '' })
  })

  it.each<[string, Partial<SupplementaryValues>, Record<string, string>]>([
    ['nothing', {}, {}],
    [
      'a negative net',
      { weighTickets: [{ ...ticket, tareWeight: '50' }] },
      { 'weighTickets[0].grossWeight': '毛重应大于皮重' },
    ],
    [
      'a heat that was taken out',
      {
        heatNos: [
          { itemId: '1', heatNo: '', mill: '' },
          { itemId: '2', heatNo: '', mill: '' },
        ],
      },
      { 'heatNos[1].heatNo': '请填写炉批号' },
    ],
    [
      'a mill without heat',
      { heatNos: [{ itemId: '1', heatNo: '', mill: '岭钢' }] },
      { 'heatNos[0].heatNo': '请填写炉批号' },
    ],
    ['a wrong plate', { carNo: '粤B·I2345' }, { carNo: '车牌号格式不正确' }],
  ])('with %s has the errors %o', (_, change, errors) => {
    expect(saidAll(errorsOfValues(values(change), note()))).toEqual(errors)
  })
})

describe('a rejection', () => {
  it.each<[string, string | null]>([
    ['第2行毛重应大于皮重', 'weighTickets[1].grossWeight'],
    ['第1行磅单号重复', 'weighTickets[0].ticketNo'],
    // The first line has no heat number and was not sent: the server's first is the form's second.
    ['第1行炉批号与质保书不符', 'heatNos[1].heatNo'],
    ['离场时间不能早于到场时间', 'leaveTime'],
    ['车牌号格式不正确', 'carNo'],
    ['回单照片最多20份', 'signPhotos'],
    ['当前状态不允许该操作', null],
  ])('%s is shown at %s', (message, path) => {
    const errors = refusalErrors(new ApiError('business', message, { code: 400 }), values(), note())
    expect(errors && Object.keys(errors)[0]).toBe(path)
  })

  it('that is not a business error belongs to no field', () => {
    expect(refusalErrors(new ApiError('network', '毛重'), values(), note())).toBeNull()
  })

  it.each([
    ['weighTickets[1].grossWeight', ['weighTickets', 1, 'grossWeight']],
    ['carNo', ['carNo']],
  ])('%s is the field %j', (path, name) => {
    expect(namePath(path)).toEqual(name)
  })
})
