import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { preferences } from '#features/account/preference/api'
import { listTimes, setListSharing, writeListPref } from '#shared/list/views/useListPrefs'
import { readPref, subscribePrefs } from '#shared/prefs'

/** Delay that merges consecutive changes, such as of a width, into one save, ms. */
const SAVE_MS = 1000

const names = v.array(v.string())
const SCHEMAS = {
  columns: v.object({
    hidden: names,
    order: names,
    pinned: v.record(v.string(), v.picklist(['left', 'none'])),
    widths: v.record(v.string(), v.number()),
  }),
  views: v.array(v.object({ name: v.string(), search: v.string() })),
  density: v.picklist(['middle', 'small', 'large']),
  refuseUnfitDeparture: v.picklist([0, 1]),
}

/**
 * Keeps columns, views and row height of lists with the user on every machine. Of each setting the latest choice wins;
 * on a server that keeps none, and until it answers, they are those of this workstation. What the account never chose
 * are the shop's defaults. Returns the cleanup.
 */
export function followListPrefs(client: QueryClient, userId: string): () => void {
  let kept: Record<string, number> = {}
  let isStopped = false
  let saving: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const save = () => {
    const times = listTimes(userId)
    for (const [name, time] of Object.entries(times)) {
      if (time <= (kept[name] ?? 0)) continue
      kept = { ...kept, [name]: time }
      const value = JSON.stringify(readPref<unknown>(`list.${userId}.${name}`, null))
      const sent = { ...preferences.saveList(), meta: { silent: true } }
      const mutation = client.getMutationCache().build(client, sent)
      // What did not arrive is sent again at the next start.
      void mutation.execute({ name, value, chosenAt: String(time), isShared: false }).catch(() => undefined)
    }
  }
  const start = async () => {
    const settings = await client
      .fetchQuery({ ...preferences.lists(userId), meta: { silent: true }, staleTime: 0 })
      .catch(() => null)
    if (!settings || isStopped) return
    for (const { name, value, chosenAt } of settings) {
      const time = Number(chosenAt) || 0
      kept = { ...kept, [name]: time }
      const found = time > (listTimes(userId)[name] ?? 0) ? read(name, value) : undefined
      if (found !== undefined) writeListPref(userId, name, found, time)
    }
    save()
    stop = subscribePrefs(() => {
      clearTimeout(saving)
      saving = setTimeout(save, SAVE_MS)
    })
  }
  void start()
  const endSharing = setListSharing((name, value) => {
    const sent = preferences.saveList()
    const setting = { name, value: JSON.stringify(value), chosenAt: String(Date.now()), isShared: true }
    return client.getMutationCache().build(client, sent).execute(setting)
  })
  return () => {
    isStopped = true
    endSharing()
    clearTimeout(saving)
    stop()
  }
}

/** A setting as saved, of this release's form; undefined for any other. */
function read(name: string, value: string): unknown {
  const schema = SCHEMAS[name.slice(name.lastIndexOf('.') + 1) as keyof typeof SCHEMAS]
  if (!schema) return undefined
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(value))
    return success ? output : undefined
  } catch {
    return undefined
  }
}
