import { type ColumnLayout, NO_LAYOUT } from '#shared/list/table/columnLayout'
import { usePref } from '#shared/prefs'
import { useSession } from '#shared/session'
import { useTab } from '#shared/tab'

/** A named set of criteria: the query of the list's address. */
export type SavedView = { name: string; search: string }

const NO_VIEWS: SavedView[] = []

/** A user's settings of a list on this workstation: its columns and views, and the row height of all lists. */
export function useListPrefs(rowKey: string) {
  const userId = useSession((session) => session.user?.userId ?? '')
  const screen = useTab().key.split(':')[0] ?? ''
  const name = `list.${userId}.${screen}.${rowKey}`
  const [layout, setLayout] = usePref<ColumnLayout>(`${name}.columns`, NO_LAYOUT)
  const [views, setViews] = usePref<SavedView[]>(`${name}.views`, NO_VIEWS)
  const [density, setDensity] = usePref<'middle' | 'small' | 'large'>(`list.${userId}.density`, 'middle')
  return { layout, setLayout, views, setViews, density, setDensity }
}

/** The preferences and their setters. */
export type ListPrefs = ReturnType<typeof useListPrefs>
