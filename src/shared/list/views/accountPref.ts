import { useEffect } from 'react'
import { readPref, usePref, writePref } from '#shared/prefs'
import { getSession, useSession } from '#shared/session'
import { listTimes, writeListPref } from './useListPrefs'

/**
 * A number, of a switch 1 or 0, that is a setting of the account, kept with it like the settings of its lists: it
 * follows the user to every machine.
 */
export function readAccountPref(name: string, fallback: number): number {
  const userId = getSession().user?.userId ?? ''
  carryOver(userId, name)
  return readPref(`list.${userId}.${name}`, fallback)
}

/** The setting and its setter, like `useState`. */
export function useAccountPref(name: string, fallback: number): [number, (value: number) => void] {
  const userId = useSession((session) => session.user?.userId ?? '')
  useEffect(() => carryOver(userId, name), [userId, name])
  const [value] = usePref(`list.${userId}.${name}`, fallback)
  return [value, (next) => writeListPref(userId, name, next)]
}

/**
 * Earlier releases kept it with the workstation, under the same name, true or false: once, that becomes the account's.
 */
function carryOver(userId: string, name: string): void {
  const local = readPref<boolean | undefined>(name, undefined)
  if (local === undefined || userId === '') return
  writePref(name, undefined)
  // As the oldest choice: whatever the account chose on another machine is later.
  if (!(name in listTimes(userId))) writeListPref(userId, name, Number(local), 1)
}
