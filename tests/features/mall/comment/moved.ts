import { db } from '#mocks/areas'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a reply to a comment',
    from: 'mall/comment/ReplyEditor',
    account: 'haichuan',
    table: db.comments,
    save: '保存',
    row: () => db.comments.find((row) => row.storeId === '9003' && !row.replyStatus),
    path: ({ id }: Row) => `/comments?edit=${id}`,
    label: '回复内容',
    typed: '谢谢您',
    moved: {},
  },
]
