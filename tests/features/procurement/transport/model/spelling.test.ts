import { expect, it } from 'vitest'
import { tidyTransport, typedTransport } from '#features/procurement/transport/model/spelling'

it('sends a transport in one spelling and shows it in another', () => {
  const sent = tidyTransport({
    carNo: '粤B·12345',
    trailerNo: '粤b 1234挂',
    logisticsNo: 'ＳＦ 00 12',
    departCity: ' 佛山',
  })
  expect(sent).toEqual({ carNo: '粤B12345', trailerNo: '粤B1234挂', logisticsNo: 'SF0012', departCity: ' 佛山' })
  expect(typedTransport(sent)).toMatchObject({ carNo: '粤B·12345', trailerNo: '粤B·1234挂', logisticsNo: 'SF0012' })
})
