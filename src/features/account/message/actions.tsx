import { DeleteOutlined } from '@ant-design/icons'
import { text } from '#domain/text'
import { defineActions, mutationAction } from '#shared/action/action'
import { messages } from './api'
import { isRemoved, isUnread, type Message } from './model'

/** The actions on a message. */
export const messageActions = defineActions<Message>({
  screen: 'message',
  idOf: ({ id }) => `message ${id}`,
  nameOf: ({ title }) => title,
  all: [
    mutationAction({
      key: 'read',
      label: '标为已读',
      isAllowed: isUnread,
      isForAll: true,
      mutation: messages.read,
      argOf: (message) => message,
      done: ({ title }) => text('已标为已读：{{title}}', { title }),
      batch: {
        label: '标为已读',
        question: (count) => text('将 {{count}} 条消息标为已读？', { count }),
        consequence: text('标为已读后不再计入未读数量。'),
      },
    }),
    mutationAction({
      key: 'drop',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isAllowed: (message) => !isRemoved(message),
      mutation: messages.drop,
      argOf: (message) => message,
      done: ({ title }) => text('已移入回收站：{{title}}', { title }),
      batch: {
        label: '批量删除',
        question: (count) => text('删除 {{count}} 条消息？', { count }),
        consequence: text('消息移入回收站，可以还原。'),
      },
    }),
    mutationAction({
      key: 'restore',
      label: '还原',
      isAllowed: isRemoved,
      mutation: messages.restore,
      argOf: (message) => message,
      done: ({ title }) => text('已还原到已读消息：{{title}}', { title }),
      batch: {
        label: '还原',
        question: (count) => text('还原 {{count}} 条消息？', { count }),
        consequence: text('还原后在已读消息中。'),
      },
    }),
    mutationAction({
      key: 'erase',
      label: '彻底删除',
      isDanger: true,
      isAllowed: isRemoved,
      mutation: messages.erase,
      argOf: (message) => message,
      question: ({ title }) => text('彻底删除消息 {{title}}？', { title }),
      consequence: text('彻底删除后不能恢复。'),
      done: ({ title }) => text('已彻底删除：{{title}}', { title }),
      batch: {
        label: '彻底删除',
        question: (count) => text('彻底删除 {{count}} 条消息？', { count }),
        consequence: text('彻底删除后不能恢复。'),
      },
    }),
  ],
})
