import { db } from '#mocks/areas'
import type { MovedSpec } from '#tests/kit/suites/movedSpec'

/** Editors whose record others change meanwhile; nobody deletes the own profile. */
export const moved: MovedSpec[] = [
  {
    name: 'a profile',
    from: 'account/profile/ProfileEditor',
    account: 'yueheng',
    table: db.accounts,
    row: () => db.accounts.find(({ account }) => account === 'yueheng'),
    path: () => '/personal-enter',
    label: '昵称',
    typed: '老何',
    elsewhere: true,
    save: '保存',
    moved: {},
    isNeverDeleted: true,
  },
]
