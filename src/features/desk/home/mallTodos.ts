import type { Todo } from '#shared/todo/todo'

const areas = import.meta.glob<{ todos: readonly Todo[] }>('../../mall/*/todos.ts', { eager: true })

/** What the areas of the mall have to do; a chunk of its own. */
export const mallTodos = Object.values(areas).flatMap(({ todos }) => todos)
