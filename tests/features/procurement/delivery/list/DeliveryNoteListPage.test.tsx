import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatPlate } from '#domain/plate'
import { db } from '#mocks/areas'
import { renderPage, runApp, setHost } from '#tests/kit/render'
import { cellOf, records } from '#tests/kit/suites/listScreen'

runApp('supplier')

const carrier = async (account: string, deliverSn: string) => {
  if (account === 'pengan') setHost('material')
  await renderPage({ path: `/supplier/deliver/list?deliverSn=${deliverSn}`, account })
  await waitFor(() => expect(records()).toHaveLength(1))
  return cellOf(records()[0], '承运 / 车牌号').textContent
}

describe('the list of notes says who carries', () => {
  it('a parcel: the company and its tracking number', async () => {
    expect(await carrier('pengan', 'SH20240408-0004')).toBe('顺捷物流（示例）WL240408771')
  })

  it('a truck: the driver and the plate', async () => {
    const truck = db.delivers.find(({ supplierId, deliverMode }) => supplierId === '9001' && deliverMode === 'TRUCK')
    const { deliverSn = '', driverName = '', carNo = '' } = truck ?? {}
    expect(await carrier('yueheng', deliverSn)).toBe(`${driverName}${formatPlate(carNo)}`)
  })
})
