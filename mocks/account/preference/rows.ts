import type { Preference } from '#features/account/preference/model'
import { table } from '#mocks/kernel/store/table'

/** The settings of a user; `id` is that of the account. */
export type PreferenceRow = Preference & { id: string }

export const preferenceTables = { preferences: table<PreferenceRow>() }
