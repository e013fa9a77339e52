import { clear, createStore, delMany, entries, get, update } from 'idb-keyval'
import { storedName } from '#shared/sitePath'
import { answerOf } from './answerOf'
import { noteRefusal } from './refusal'

type Change = (before: unknown) => unknown

/** Values by name in IndexedDB. */
export type Database = {
  /** A value; undefined when there is none, or none can be read. */
  read: <T>(name: string) => Promise<T | undefined>
  /** Changes a value; resolves to whether the browser stored it, so that a reload finds it. */
  change: <T>(name: string, to: (before: T | undefined) => T) => Promise<boolean>
  /** Sets a value, whatever it was before; resolves as `change` does. */
  replace: (name: string, value: unknown) => Promise<boolean>
  remove: (names: readonly string[]) => Promise<void>
  clear: () => Promise<void>
  entries: <T>() => Promise<[name: string, value: T][]>
}

/**
 * A store of IndexedDB that always answers: what the browser refuses to store, or stores too late, lives until the page
 * unloads, and is stored with the next change of the same name.
 *
 * @param table its one table
 */
export function openDatabase(database: string, table: string): Database {
  const place = createStore(storedName(database), table)
  /** Changes that were not stored, in their order. */
  const pending = new Map<string, Change[]>()
  const applied = (name: string, stored: unknown) => applyAll(pending.get(name), stored)
  /** Stores changes of a value. Refused, they become pending; stored, they settle the pending ones except `stays`. */
  const store = async (name: string, own: readonly Change[], stays: (change: Change) => boolean) => {
    const settle = () => {
      noteRefusal(database, false)
      const left = pending.get(name)?.filter(stays) ?? []
      if (left.length > 0) pending.set(name, left)
      else pending.delete(name)
    }
    try {
      // Also settled when it is stored too late.
      await answerOf(database, 'write', () =>
        update<unknown>(name, (stored) => applyAll(own, stored), place).then(settle),
      )
      return true
    } catch {
      pending.set(name, [...own])
      return false
    }
  }
  return {
    async read<T>(name: string) {
      const stored = await answerOf(database, 'read', () => get<unknown>(name, place)).catch(() => undefined)
      return applied(name, stored) as T | undefined
    },
    change<T>(name: string, to: (before: T | undefined) => T) {
      const own = [...(pending.get(name) ?? []), to as Change]
      return store(name, own, (change) => !own.includes(change))
    },
    replace: (name, value) => store(name, [() => value], () => false),
    async remove(names) {
      for (const name of names) pending.set(name, [() => undefined])
      const settle = () => {
        for (const name of names) pending.delete(name)
      }
      // What cannot be removed stays away until the page unloads.
      await answerOf(database, 'write', () => delMany([...names], place).then(settle)).catch(() => undefined)
    },
    async clear() {
      pending.clear()
      await answerOf(database, 'write', () => clear(place)).catch(() => undefined)
    },
    async entries<T>() {
      const stored = await answerOf(database, 'read', () => entries<string, unknown>(place)).catch(() => [])
      const all = new Map<string, unknown>(stored)
      for (const name of pending.keys()) all.set(name, applied(name, all.get(name)))
      return [...all].filter(([, value]) => value !== undefined) as [string, T][]
    },
  }
}

function applyAll(changes: readonly Change[] = [], stored: unknown): unknown {
  return changes.reduce((value, change) => change(value), stored)
}
