import { validateReply } from '#features/mall/comment/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about a comment. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a reply to a comment': async (client) => {
      const { id } = one(db.comments.find((row) => row.storeId === '9003' && !row.replyStatus))
      await takesOnly(
        altered({ reply: '谢谢', replyImage: '' }),
        (body) => client.put(`/api/store/member/evaluation/reply/${id}`, body),
        () => validateReply(one(db.comments.get(id))),
      )
    },
  },
}
