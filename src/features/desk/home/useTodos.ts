import { useEffect } from 'react'
import { create } from 'zustand'
import { loadSurely } from '#shared/lazyPart'
import type { Todo } from '#shared/todo/todo'
import { currentVariant } from '#shared/variant'

const areas = import.meta.glob<{ todos: readonly Todo[] }>(['../../*/*/todos.ts', '!../../mall/*/todos.ts'], {
  eager: true,
})
const own = Object.values(areas).flatMap(({ todos }) => todos)

/** The mall's are loaded apart: the plain product has none. */
const useMall = create<{ todos: readonly Todo[]; isLost: boolean }>(() => ({ todos: [], isLost: false }))

/** Loads the code of the mall's todos where the product has a mall. */
export async function loadMallTodos(): Promise<void> {
  if (currentVariant().id !== 'material') return
  try {
    const { mallTodos } = await loadSurely(() => import('./mallTodos'))
    useMall.setState({ todos: mallTodos, isLost: false })
  } catch {
    useMall.setState({ isLost: true })
  }
}

/** What every area has to do; an area joins by exporting `todos`. `isLost`: the code of some did not arrive. */
export function useTodos(): { todos: readonly Todo[]; isLost: boolean } {
  const { todos, isLost } = useMall()
  useEffect(() => void loadMallTodos(), [])
  return { todos: [...own, ...todos], isLost }
}
