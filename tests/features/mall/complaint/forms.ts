import { onlyErrors } from '#domain/text'
import { contentError, validateAppeal } from '#features/mall/complaint/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a complaint. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'an appeal against a complaint and a message about it': async (client) => {
      const { id } = one(db.complaints.find((row) => row.storeId === '9003' && row.complainStatus === 'WAIT_APPEAL'))
      const COMPLAIN = '/api/store/order/complain'
      await takesOnly(
        altered({ orderComplaintId: id, appealContent: '已补发', appealImages: '' }),
        (body) => client.put(`${COMPLAIN}/appeal`, body),
        () => validateAppeal(one(db.complaints.get(id))),
      )
      await takesOnly(
        altered({ complainId: id, content: '您好' }),
        (body) => client.post(`${COMPLAIN}/communication`, body),
        () => onlyErrors({ content: contentError(one(one(db.complaints.get(id)).messages.at(-1)).content) }),
      )
    },
  },
}
