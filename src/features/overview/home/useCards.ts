import { useQueries } from '@tanstack/react-query'
import { isForAccount, readTodo, type Todo } from '#shared/todo/todo'

/** What is true of all cards of the account: which failed, and whether there is nothing on any of them. */
export function useCards(todos: readonly Todo[]) {
  const own = todos.filter(isForAccount)
  const reads = useQueries({ queries: own.map((todo) => ({ ...readTodo(todo), meta: { silent: true } })) })
  return {
    failed: reads.filter(({ isError }) => isError),
    isEmpty: reads.length > 0 && reads.every(({ data }, at) => own[at]?.isOffer || data?.total === 0),
  }
}
