import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Page } from '#domain/page'
import { serverToday } from '#domain/time'
import { readPref, writePref } from '#shared/prefs'
import { isForAccount, readTodo, type Todo } from '#shared/todo/todo'
import { useAllRead } from '#shared/useAllRead'

/** What the last visit showed of each card: its number, and the first deadline, '' for none. */
type Seen = Record<string, { total: number; due: string }>

/** The cards in order; `totalOf` a card by its key at the last visit, to reserve its space. */
type CardOrder = { due: Todo[]; empty: Todo[]; totalOf: (key: string) => number | undefined }

/** How long a first visit waits for its figures, ms: a call that hangs must not hide the others. */
const PATIENCE_MS = 2_000

/**
 * The account's cards in the order of what is due, and those that were empty. By what the last visit showed: cards that
 * move while their figures come would be clicked by mistake. null on a first visit until its figures are read, so that
 * the next visit finds the cards in the same places.
 */
export function useCardOrder(todos: readonly Todo[], userId: string): CardOrder | null {
  const client = useQueryClient()
  const isRead = useAllRead()
  const name = `home.${userId}`
  const [seen, setSeen] = useState(() => readPref<Seen | null>(name, null))
  const isFirst = seen === null
  useEffect(() => {
    const look = () => Object.fromEntries(todos.flatMap((todo) => seenOf(todo, (key) => client.getQueryData(key))))
    const fix = () => setSeen((before) => before ?? look())
    if (isRead) {
      // A card that failed keeps its place.
      writePref(name, { ...readPref<Seen>(name, {}), ...look() })
      fix()
    } else if (isFirst) {
      const timer = setTimeout(fix, PATIENCE_MS)
      return () => clearTimeout(timer)
    }
    return undefined
  }, [isRead, isFirst, name, todos, client])
  if (!seen) return null
  const dueOf = ({ key }: Todo) => seen[key]?.due || NEVER
  const own = todos.filter(isForAccount)
  const empty = own.filter(({ key }) => seen[key]?.total === 0)
  const due = own.filter((todo) => !empty.includes(todo)).sort((a, b) => dueOf(a).localeCompare(dueOf(b)))
  return { due, empty, totalOf: (key) => seen[key]?.total }
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
