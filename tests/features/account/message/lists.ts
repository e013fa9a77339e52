import { db } from '#mocks/areas'
import type { ListSpec } from '#tests/kit/suites/listSpec'

const all = db.messages.filter(({ storeId }) => storeId === '9001')
const own = all.filter(({ status }) => status !== 'ALREADY_REMOVE')

/** The lists of the area. */
export const lists: ListSpec[] = [
  {
    screen: 'MessageListPage',
    name: 'the list of messages',
    path: '/message',
    account: 'yueheng',
    caption: '消息中心',
    api: '/message/storeMessage',
    total: own.length,
    filter: { label: '消息标题', name: 'title', value: own[0]?.title ?? '', total: 1, shows: own[0]?.title ?? '' },
    statuses: ['未读消息', '已读消息', '回收站'],
    untabbed: own.length - all.length,
  },
]
