import { useEffect } from 'react'
import { readPref, usePref, writePref } from '#shared/prefs'
import { getSession, useSession } from '#shared/session'
import { listTimes, writeListPref } from './useListPrefs'

/** A setting of the account, kept with it like the settings of its lists: it follows the user to every machine. */
export function readAccountPref<T>(name: string, fallback: T): T {
  const userId = getSession().user?.userId ?? ''
  carryOver(userId, name)
  return readPref(`list.${userId}.${name}`, fallback)
}

/** The setting and its setter, like `useState`. The fallback must be stable. */
export function useAccountPref<T>(name: string, fallback: T): [T, (value: T) => void] {
  const userId = useSession((session) => session.user?.userId ?? '')
  useEffect(() => carryOver(userId, name), [userId, name])
  const [value] = usePref(`list.${userId}.${name}`, fallback)
  return [value, (next) => writeListPref(userId, name, next)]
}

/** Earlier releases kept it with the workstation, under the same name: once, that becomes the account's. */
function carryOver(userId: string, name: string): void {
  const local = readPref<unknown>(name, undefined)
  if (local === undefined || userId === '') return
  writePref(name, undefined)
  // As the oldest choice: whatever the account chose on another machine is later.
  if (!(name in listTimes(userId))) writeListPref(userId, name, local, 1)
}
