import { useQueries } from '@tanstack/react-query'
import { ApiError } from '#shared/http/ApiError'
import { isForAccount, readTodo, type Todo } from '#shared/todo/todo'

/** What is true of all cards of the account: which failed, and whether there is nothing on any of them. */
export function useCards(todos: readonly Todo[]) {
  const own = todos.filter(isForAccount)
  const reads = useQueries({ queries: own.map((todo) => ({ ...readTodo(todo), meta: { silent: true } })) })
  return {
    failed: reads.filter(({ isError, error }) => isError && !isForbidden(error)),
    isEmpty:
      reads.length > 0 &&
      reads.every(({ data, error }, at) => own[at]?.isOffer || data?.total === 0 || isForbidden(error)),
  }
}

/** Whether the account may not read a card's documents: its menu names a screen, and its roles forbid the data. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.isForbidden
}
