import * as v from 'valibot'
import { validateDrop } from '#features/procurement/contract/model'
import { deliveryNoteFields, deliveryNoteItemFields } from '#features/procurement/delivery/fields'
import { deliveryNotePayloadSchema, validateDeliveryNote } from '#features/procurement/delivery/model/payload'
import { sourcesOfOrder } from '#features/procurement/purchase/model'
import { db } from '#mocks/areas'
import { deliveredQuantities } from '#mocks/procurement/contract/rules'
import { orderLines } from '#mocks/procurement/purchase/rules'
import { NOTES } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'
import { noteOf, orderDraft } from '#tests/mocks/procurement/delivery/note'

/** What is sent about a delivery note. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'a delivery note': async (client) => {
      const order = one(db.orders.find(({ orderSn }) => orderSn === orderDraft().orderSn))
      const sources = sourcesOfOrder(orderLines(order, deliveredQuantities()))
      const item = { pieces: '12', remark: '轻放', sourceItemId: '', quantity: '20.000', heatNo: 'LZ24040601' }
      const sound = {
        ...orderDraft({}, { ...item, sourceItemId: one(orderDraft().items[0]).sourceItemId }),
        deliverName: '陈师傅',
        deliverPhone: '13800000001',
        receiverName: '周工',
        receiverPhone: '13900000002',
        receiverAddress: '滨江二号地块',
        expectArriveTime: '2024-04-06 12:00:00',
        remark: '走西门',
        driverId: '',
        carId: '',
        carType: '',
        trailerNo: '粤B1234挂',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post<{ deliverSn: string }>(`${NOTES}/add`, body),
        async (_, { data }) => {
          const note = await noteOf(client, (data as { deliverSn: string }).deliverSn)
          const items = note.items ?? []
          const sent = v.parse(deliveryNotePayloadSchema, { ...note, items: [] })
          return {
            ...validateDeliveryNote(
              { ...sent, items: items.map((own) => ({ ...own, pieces: own.pieces ?? '' })) },
              sources,
            ),
            ...inputErrors(deliveryNoteFields, note),
            ...Object.assign({}, ...items.map((own) => inputErrors(deliveryNoteItemFields, own))),
          }
        },
      )
    },
    'the reason for voiding a delivery note': async (client) => {
      const { id } = one(db.delivers.find((row) => row.supplierId === '9001' && row.status === 0))
      await takesOnly(
        altered({ id, reason: '装错车' }),
        (body) => client.post(`${NOTES}/void`, body),
        () => validateDrop({ reason: one(db.delivers.get(id)).voided?.detail ?? '' }),
      )
    },
  },
}
