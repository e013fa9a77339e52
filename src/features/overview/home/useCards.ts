import { useQueries } from '@tanstack/react-query'
import { isForAccount, readTodo, type Todo } from '#shared/todo/todo'

/** What is true of all cards of the account: which failed, and whether there is nothing on any of them. */
export function useCards(todos: readonly Todo[]) {
  const reads = useQueries({
    queries: todos.filter(isForAccount).map((todo) => ({ ...readTodo(todo), meta: { silent: true } })),
  })
  return {
    failed: reads.filter(({ isError }) => isError),
    isEmpty: reads.length > 0 && reads.every(({ data }) => data?.total === 0),
  }
}
