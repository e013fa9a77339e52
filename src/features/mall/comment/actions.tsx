import { defineActions, drawerAction } from '#shared/action/action'
import type { Comment } from './model'

/** The shop's actions on a comment. */
export const commentActions = defineActions<Comment>({
  screen: 'memberComment',
  idOf: ({ id }) => `comment ${id}`,
  nameOf: ({ memberName }) => memberName,
  all: [
    drawerAction({
      key: 'reply',
      label: '回复',
      isPrimary: true,
      isAllowed: ({ replyStatus }) => !replyStatus,
      open: ({ id }) => ({ edit: id }),
    }),
  ],
})
