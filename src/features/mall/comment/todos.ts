import { canOperate } from '#shared/navigation'
import { defineTodo, type TodoLine } from '#shared/todo/todo'
import { commentActions } from './actions'
import { comments } from './api'
import { commentFields } from './fields'
import type { Comment } from './model'

/** Comments without a reply. */
export const todos = [
  defineTodo({
    key: 'replyComment',
    group: 'act',
    label: '待回复评价',
    hint: '先评价的在前',
    query: comments.page,
    fields: commentFields,
    actions: commentActions,
    next: 'reply',
    list: () => ({ name: 'memberComment', query: { replyStatus: 'false', sort: 'createTime', order: 'asc' } }),
    lineOf: ({ id, memberName, goodsName, content }: Comment): TodoLine => ({
      name: memberName,
      detail: content || goodsName,
      link: { name: 'memberComment', query: canOperate('memberComment') ? { edit: id } : { view: id } },
    }),
  }),
]
