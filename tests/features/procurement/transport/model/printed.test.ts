import { expect, it } from 'vitest'
import { printedTransport } from '#features/procurement/transport/model/printed'
import { emptyTransport, type Transport } from '#features/procurement/transport/model/transport'

const printed = (given: Partial<Transport>, mode: Parameters<typeof printedTransport>[1]) =>
  printedTransport({ ...emptyTransport, ...given }, mode).map(({ label, value }) => [label, value])

it.each([
  [
    'a truck without a trailer, its plate with the dot',
    printed({ carNo: '粤B12345', driverName: '张建军', driverPhone: '19900010001' }, 'TRUCK'),
    [
      ['车牌号', '粤B·12345'],
      ['司机', '张建军'],
      ['电话', '19900010001'],
    ],
  ],
  [
    'a parcel',
    printed({ logisticsCode: 'SHILI', logisticsName: '示例快递', logisticsNo: 'SF0012' }, 'EXPRESSAGE'),
    [
      ['物流公司', '示例快递'],
      ['物流单号', 'SF0012'],
    ],
  ],
  [
    'the code of a courier without a name',
    printed({ logisticsCode: 'SHILI', logisticsNo: 'SF0012' }, 'EXPRESSAGE'),
    [
      ['物流公司', 'SHILI'],
      ['物流单号', 'SF0012'],
    ],
  ],
  [
    'the phone and the cities of a line, with or without a number',
    printed(
      { logisticsName: '示例专线', logisticsPhone: '19900030001', departCity: '广州', arriveCity: '深圳' },
      'SPECIALIZED_LOGISTICS',
    ),
    [
      ['物流公司', '示例专线'],
      ['物流电话', '19900030001'],
      ['发货城市', '广州'],
      ['到达城市', '深圳'],
    ],
  ],
])('prints %s', (_, found, expected) => {
  expect(found).toEqual(expected)
})
