import { defineActs, leading } from '#shared/act/act'
import type { Comment } from './model'

/** The shop's actions on a comment. */
export const commentActs = defineActs<Comment>({
  screen: 'memberComment',
  idOf: ({ id }) => `comment ${id}`,
  nameOf: ({ memberName }) => memberName,
  all: [
    leading({
      key: 'reply',
      label: '回复',
      isPrimary: true,
      isAllowed: ({ replyStatus }) => !replyStatus,
      stay: ({ id }) => ({ edit: id }),
    }),
  ],
})
