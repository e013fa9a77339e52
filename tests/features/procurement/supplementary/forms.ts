import * as v from 'valibot'
import { heatFields, supplementaryFields, ticketFields } from '#features/procurement/supplementary/fields'
import { certificateError, supplementarySchema, validateSupplementary } from '#features/procurement/supplementary/model'
import { db } from '#mocks/areas'
import { NOTES } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { filesTaken } from '#tests/kit/random/files'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent after a delivery. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'supplementary information': async (client) => {
      const note = one(
        db.delivers.find((row) => row.supplierId === '9001' && row.status === 0 && row.materialType === 'REBAR'),
      )
      const file = { name: '质保书.pdf', url: '/api/common/common/file/content/a.pdf' }
      const sound = {
        deliverSn: note.deliverSn,
        weighTickets: [
          ...[
            {
              ticketNo: 'BD1',
              grossWeight: '49.1',
              tareWeight: '17.9',
              weighTime: '2024-04-06 09:00:00',
              photoUrl: '',
            },
          ],
        ],
        heatNos: note.items.slice(0, 1).map(({ id }) => ({ itemId: id, heatNo: 'LZ9999', mill: '岭钢' })),
        certificates: [file],
        deliveryPhotos: ['a', 'b'],
        signPhotos: [],
        remark: '已核对',
        loadTime: '2024-04-06 07:00:00',
        arriveTime: '2024-04-06 09:00:00',
        leaveTime: '2024-04-06 10:00:00',
        driverName: '张建军',
        driverPhone: '19900010001',
        carNo: '粤B12345',
      }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${NOTES}/save-supplementary-information`, body),
        () => {
          const info = v.parse(supplementarySchema, one(db.delivers.get(note.id)).supplementary)
          return {
            ...validateSupplementary(info),
            ...inputErrors(supplementaryFields, info),
            ...Object.assign({}, ...info.weighTickets.map((ticket) => inputErrors(ticketFields, ticket))),
            ...Object.assign({}, ...info.heatNos.map((heat) => inputErrors(heatFields, heat))),
          }
        },
      )
    },
    'files of documents': (client) => filesTaken(client, certificateError, { name: 'a.pdf', start: 'pdf' }),
  },
}
