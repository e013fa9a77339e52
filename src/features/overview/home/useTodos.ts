import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import { importWithRetry } from '#shared/lazyWithRetry'
import type { Todo } from '#shared/todo/todo'
import { currentVariant } from '#shared/variant'

const features = import.meta.glob<{ todos: readonly Todo[] }>(
  ['../../*/*/todos.ts', '!../../mall/*/todos.ts', '!../../promotion/*/todos.ts', '!../../money/bill/todos.ts'],
  { eager: true },
)
const own = Object.values(features).flatMap(({ todos }) => todos)

/** The mall's todos, loaded on demand: only the material variant has a mall. */
const useMall = create<{ todos: readonly Todo[]; isLost: boolean }>(() => ({ todos: [], isLost: false }))

/** Loads the mall's todos in the variant that has a mall; a failure sets `isLost`. */
export async function loadMallTodos(): Promise<void> {
  if (currentVariant().id !== 'material') return
  try {
    const { mallTodos } = await importWithRetry(() => import('./mallTodos'))
    useMall.setState({ todos: mallTodos, isLost: false })
  } catch {
    useMall.setState({ isLost: true })
  }
}

/** Todos of all features; a feature joins by exporting `todos`. `isLost`: the mall's chunk failed to load. */
export function useTodos(): { todos: readonly Todo[]; isLost: boolean } {
  const { todos, isLost } = useMall()
  useEffect(() => void loadMallTodos(), [])
  return { todos: useMemo(() => [...own, ...todos], [todos]), isLost }
}
