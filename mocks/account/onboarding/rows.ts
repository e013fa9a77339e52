import type { Application } from '#features/account/onboarding/model'
import type { Variant } from '#mocks/kernel/auth/caller'
import { table } from '#mocks/kernel/store/table'

/** An application of a member; unfilled fields are empty texts. */
export type ApplicationRow = Application & { id: string; accountId: string; variant: Variant; updateTime: string }

export const onboardingTables = { applications: table<ApplicationRow>() }
