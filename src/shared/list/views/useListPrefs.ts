import { type ColumnLayout, NO_LAYOUT } from '#shared/list/table/columnLayout'
import { canOperate } from '#shared/navigation'
import { readPref, usePref, writePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import { useTab } from '#shared/tab'

/** A named set of criteria: the query of the list's address. */
export type SavedView = { name: string; search: string }

const NO_VIEWS: SavedView[] = []

/** What was searched for: criteria as typed, by the name of their filter. */
export type Criteria = Readonly<Record<string, string>>
const NO_SEARCHES: Criteria[] = []
/** So many of the last searches of a list are kept on the workstation. */
const MAX_SEARCHES = 5

/** The settings of lists that a user chose, by name: when, ms since 1970. Read by what keeps them with the account. */
export function listTimes(userId: string): Readonly<Record<string, number>> {
  return readPref(`listTimes.${userId}`, {})
}

/** Stores a list setting of a user with the time it was chosen. */
export function writeListPref(userId: string, name: string, value: unknown, time = Date.now()): void {
  writePref(`list.${userId}.${name}`, value)
  writePref(`listTimes.${userId}`, { ...listTimes(userId), [name]: time })
}

/** Makes a setting the default of the whole shop; set by what keeps settings with the account. */
let share: ((name: string, value: unknown) => Promise<unknown>) | null = null

/** Connects the sharing of settings with the shop. Returns the cleanup. */
export function setListSharing(next: typeof share): () => void {
  share = next
  return () => {
    if (share === next) share = null
  }
}

async function shareSetting(name: string, value: unknown): Promise<void> {
  if (!share) throw new Error('settings are not kept with the account yet')
  await share(name, value)
}

/** A user's settings of a list: its columns and views, and the row height of all lists. */
export function useListPrefs(rowKey: string) {
  const userId = useSession((session) => session.user?.userId ?? '')
  const screen = useTab().key.split(':')[0] ?? ''
  const name = `${screen}.${rowKey}`
  const [layout] = usePref<ColumnLayout>(`list.${userId}.${name}.columns`, NO_LAYOUT)
  const [views] = usePref<SavedView[]>(`list.${userId}.${name}.views`, NO_VIEWS)
  const [searches] = usePref<Criteria[]>(`searches.${userId}.${name}`, NO_SEARCHES)
  const [density] = usePref<'middle' | 'small' | 'large'>(`list.${userId}.density`, 'middle')
  return {
    layout,
    setLayout: (next: ColumnLayout) => writeListPref(userId, `${name}.columns`, next),
    views,
    setViews: (next: SavedView[]) => writeListPref(userId, `${name}.views`, next),
    /** The last searches, the latest first. */
    searches,
    keepSearch: (criteria: Criteria) => {
      const text = wordsOf(criteria)
      if (text === '') return
      const others = searches.filter((one) => wordsOf(one) !== text)
      writePref(`searches.${userId}.${name}`, [criteria, ...others].slice(0, MAX_SEARCHES))
      writePref(`searchTimes.${userId}.${name}`, Date.now())
    },
    density,
    setDensity: (next: typeof density) => writeListPref(userId, 'density', next),
    /** Makes columns and views the default of the shop's accounts without own ones; null for who may not. */
    share: canOperate('storeRoleManage')
      ? async () => {
          await shareSetting(`${name}.columns`, layout)
          await shareSetting(`${name}.views`, views)
        }
      : null,
  }
}

/** Equal for equal criteria. */
function wordsOf(criteria: Criteria): string {
  return new URLSearchParams(Object.entries(criteria).sort()).toString()
}

/** The preferences and their setters. */
export type ListPrefs = ReturnType<typeof useListPrefs>
