import { expect, it } from 'vitest'
import type { DeliveryNotePayload } from '#features/procurement/delivery/model/payload'
import { resetDb } from '#mocks/areas'
import { NOTES, signIn } from '#tests/kit/api'
import { noteOf, orderDraft } from './note'

it('stores phones, tracking numbers and plates as they are searched for, however they were typed', async () => {
  resetDb()
  const client = await signIn('yueheng')
  const add = (payload: DeliveryNotePayload) => client.post<{ deliverSn: string }>(`${NOTES}/add`, payload)
  const freight = {
    deliverMode: 'SPECIALIZED_LOGISTICS',
    logisticsName: '华南专线（示例）',
    logisticsPhone: '（０７５５）12345678',
    logisticsNo: 'ＷＬ 2404 0877',
  } as const
  const { data } = await add(orderDraft(freight))
  expect(await noteOf(client, data.deliverSn)).toMatchObject({
    logisticsPhone: '0755-12345678',
    logisticsNo: 'WL24040877',
  })
  const wrong = await add(orderDraft({ ...freight, logisticsPhone: '12345678' }))
  expect(wrong.message).toContain('物流电话应为手机、带区号的座机或400电话')
  const truck = await add(orderDraft({ carNo: '粤Ｂ－１２３４５', driverPhone: '１３８ 0013 8000' }))
  expect(await noteOf(client, truck.data.deliverSn)).toMatchObject({ carNo: '粤B12345', driverPhone: '13800138000' })
})
