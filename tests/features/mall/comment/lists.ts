import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const own = db.comments.filter(({ storeId }) => storeId === '9003')
const [{ goodsName = '', memberName = '' } = {}] = own

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'CommentListPage',
    name: 'the list of comments',
    path: '/comments',
    account: 'haichuan',
    caption: '评价管理',
    api: '/member/evaluation',
    total: own.length,
    filter: {
      label: '商品',
      name: 'goodsName',
      value: goodsName,
      total: own.filter((row) => row.goodsName.includes(goodsName)).length,
      shows: memberName,
    },
    statuses: ['未回复', '已回复'],
  },
]
