import type { Todo } from '#shared/todo/todo'

const areas = import.meta.glob<{ todos: readonly Todo[] }>(
  ['../../mall/*/todos.ts', '../../promotion/*/todos.ts', '../../money/bill/todos.ts'],
  { eager: true },
)

/** Todos of the mall's areas, of its promotions and of its bills, in a chunk of their own. */
export const mallTodos = Object.values(areas).flatMap(({ todos }) => todos)
