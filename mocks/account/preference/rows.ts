import type { ListSetting, Preference } from '#features/account/preference/model'
import { table } from '#mocks/kernel/store/table'

/** The settings of a user; `id` is that of the account. */
export type PreferenceRow = Preference & { id: string }
/** A setting of a list; `id` is that of the account with its name. */
export type ListSettingRow = ListSetting & { id: string; accountId: string }

export const preferenceTables = { preferences: table<PreferenceRow>(), listSettings: table<ListSettingRow>() }
