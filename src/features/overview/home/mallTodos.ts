import type { Todo } from '#shared/todo/todo'

const areas = import.meta.glob<{ todos: readonly Todo[] }>(['../../mall/*/todos.ts', '../../money/bill/todos.ts'], {
  eager: true,
})

/** Todos of the mall's areas and of its bills, in a chunk of their own. */
export const mallTodos = Object.values(areas).flatMap(({ todos }) => todos)
