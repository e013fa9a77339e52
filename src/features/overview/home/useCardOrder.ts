import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Page } from '#domain/page'
import { serverToday } from '#domain/time'
import { readPref, writePref } from '#shared/prefs'
import { isForAccount, readTodo, type Todo } from '#shared/todo/todo'
import { useAllRead } from '#shared/useAllRead'

/** What the last visit showed of each card: its number, and the first deadline, '' for none. */
type Seen = Record<string, { total: number; due: string }>

/**
 * The account's cards in the order of what is due, and those that were empty. By what the last visit showed: cards that move while
 * their figures come would be clicked by mistake.
 */
export function useCardOrder(todos: readonly Todo[], userId: string): { due: Todo[]; empty: Todo[] } {
  const client = useQueryClient()
  const isRead = useAllRead()
  const name = `home.${userId}`
  const [seen] = useState(() => readPref<Seen>(name, {}))
  useEffect(() => {
    if (isRead)
      writePref(name, Object.fromEntries(todos.flatMap((todo) => seenOf(todo, (key) => client.getQueryData(key)))))
  }, [isRead, name, todos, client])
  const dueOf = ({ key }: Todo) => seen[key]?.due || NEVER
  const own = todos.filter(isForAccount)
  const empty = own.filter(({ key }) => seen[key]?.total === 0)
  const due = own.filter((todo) => !empty.includes(todo)).sort((a, b) => dueOf(a).localeCompare(dueOf(b)))
  return { due, empty }
}

/** Sorts after every day. */
const NEVER = '9999'

function seenOf(todo: Todo, read: (key: readonly unknown[]) => unknown): [string, Seen[string]][] {
  const page = read(readTodo(todo).queryKey) as Page<object> | undefined
  if (!page) return []
  const [first] = page.records
  const due = first ? (todo.lineOf(first).due ?? '') : ''
  // What is due later is no reason to come before other work.
  return [[todo.key, { total: page.total, due: due.slice(0, 10) <= serverToday() ? due : '' }]]
}
