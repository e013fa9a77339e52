import type { Todo } from '#shared/todo/todo'

const features = import.meta.glob<{ todos: readonly Todo[] }>(
  ['../../mall/*/todos.ts', '../../promotion/*/todos.ts', '../../money/bill/todos.ts'],
  { eager: true },
)

/** Todos of the mall's features, of its promotions and of its bills, in a chunk of their own. */
export const mallTodos = Object.values(features).flatMap(({ todos }) => todos)
